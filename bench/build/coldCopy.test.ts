import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolders } from "../../testing/temporaryFolders.ts";
import { dropCaches } from "./coldCopy.ts";

const folderFor = temporaryFolders();

it("a cold copy has the packages, but no cache, and writes none into the project", () => {
  const [project, copy] = [folderFor("bench-project"), folderFor("bench-copy")];
  for (const name of ["react", ".bin", ".cache", ".vite", ".vite-temp"]) {
    mkdirSync(join(project, "node_modules", name), { recursive: true });
  }
  writeFileSync(join(project, "node_modules/.package-lock.json"), "{}");
  symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
  dropCaches(copy);
  expect(readdirSync(join(copy, "node_modules")).toSorted()).toEqual([
    ".bin",
    ".package-lock.json",
    "react",
  ]);
  mkdirSync(join(copy, "node_modules/.new-cache"));
  expect(readdirSync(join(project, "node_modules"))).not.toContain(".new-cache");
});
