import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { temporaryFolders } from "../testing/temporaryFolders.ts";
import { builtOn } from "./builtOn.ts";

const temporaryFolder = temporaryFolders();

test("the date is that of the last commit", () => {
  const folder = temporaryFolder("dated");
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: "2025-03-04T05:06:07Z" },
    });
  git("init", "--quiet");
  git("commit", "--quiet", "--allow-empty", "--message=First");
  expect(builtOn(folder)).toBe("2025-03-04");
});

test("without git it is today's", () => {
  const day = () => new Date().toISOString().slice(0, 10);
  const before = day();
  expect([before, day()]).toContain(builtOn(temporaryFolder("undated")));
});
