import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, test, vi } from "vitest";
import { GitRepository } from "../../testing/gitRepository.ts";
import { temporaryFolders } from "../../testing/temporaryFolders.ts";
import { readHistory } from "./readHistory.ts";

const temporaryFolder = temporaryFolders();

function repository(): GitRepository {
  const made = new GitRepository(temporaryFolder("history"));
  made.commit("2024-03-01T12:00:00Z", { "one.md": "1", "docs/two.md": "1", "ünï code.md": "1" });
  made.commit("2025-06-02T12:00:00Z", { "docs/two.md": "2" });
  return made;
}

afterEach(() => vi.unstubAllEnvs());

describe("a whole repository", () => {
  test("a file has the day of the last commit that changed it", async () => {
    const { changes, builtOn, gap } = await readHistory(repository().folder);
    expect(gap).toBeNull();
    expect(builtOn).toBe("2025-06-02");
    expect(Object.fromEntries(changes)).toEqual({
      "one.md": "2024-03-01",
      "docs/two.md": "2025-06-02",
      "ünï code.md": "2024-03-01",
    });
  });

  test("days are UTC, wherever the commit was made", async () => {
    const made = repository();
    made.commit("2025-12-31T23:30:00-05:00", { "one.md": "2" });
    const { changes, builtOn } = await readHistory(made.folder);
    expect([changes.get("one.md"), builtOn]).toEqual(["2026-01-01", "2026-01-01"]);
  });

  test("a merge counts for the files that it changed itself, not for those it brings", async () => {
    const made = repository();
    made.run(["switch", "--quiet", "--create", "side"]);
    made.commit("2025-07-01T12:00:00Z", { "one.md": "side", "docs/two.md": "side" });
    made.run(["switch", "--quiet", "main"]);
    made.commit("2025-07-02T12:00:00Z", { "docs/two.md": "main" });
    made.run(["merge", "--quiet", "--no-commit", "--strategy=ours", "side"]);
    made.commit("2025-08-03T12:00:00Z", { "one.md": "side", "docs/two.md": "both" });
    const { changes } = await readHistory(made.folder);
    expect(changes.get("one.md")).toBe("2025-07-01");
    expect(changes.get("docs/two.md")).toBe("2025-08-03");
  });

  test("work that is not committed counts for nothing", async () => {
    const { folder } = repository();
    writeFileSync(join(folder, "one.md"), "changed");
    writeFileSync(join(folder, "new.md"), "new");
    const { changes } = await readHistory(folder);
    expect(changes.get("one.md")).toBe("2024-03-01");
    expect(changes.has("new.md")).toBe(false);
  });

  test("in a folder of a larger repository, only that folder counts", async () => {
    const made = repository();
    made.commit("2025-09-04T12:00:00Z", { "one.md": "2" });
    const { changes, builtOn } = await readHistory(join(made.folder, "docs"));
    expect([...changes]).toEqual([["two.md", "2025-06-02"]]);
    expect(builtOn).toBe("2025-06-02");
  });
});

describe("where git does not know", () => {
  const nothing = (gap: unknown, builtOn = new Date().toISOString().slice(0, 10)) => ({
    changes: new Map(),
    builtOn,
    gap,
  });

  test("a shallow clone has the day of its last commit, and says how to get the rest", async () => {
    const folder = temporaryFolder("shallow");
    const source = pathToFileURL(repository().folder).href;
    new GitRepository(temporaryFolder("cloner")).run([
      ...["clone", "--quiet", "--depth=1"],
      ...[source, folder],
    ]);
    const gap = "this is a shallow clone. Fetch the rest with: git fetch --unshallow";
    expect(await readHistory(folder)).toEqual(nothing(gap, "2025-06-02"));
  });

  test("a folder without a repository", async () => {
    const gap = expect.stringContaining("not a git repository");
    expect(await readHistory(temporaryFolder("archive"))).toEqual(nothing(gap));
  });

  test("an archive unpacked in another repository, which does not have it", async () => {
    const { folder } = repository();
    const archive = join(folder, "unpacked");
    mkdirSync(archive);
    writeFileSync(join(archive, "one.md"), "1");
    const gap = "git has no commit of this folder. Is it a copy in another repository?";
    expect(await readHistory(archive)).toEqual(nothing(gap));
  });

  test("a repository without a commit", async () => {
    const { folder } = new GitRepository(temporaryFolder("empty"));
    expect(await readHistory(folder)).toEqual(nothing(expect.stringMatching(/^git says “fatal: /)));
  });

  test("a machine without git", async () => {
    vi.stubEnv("PATH", "");
    expect(await readHistory(process.cwd())).toEqual(nothing("git is not installed."));
  });
});
