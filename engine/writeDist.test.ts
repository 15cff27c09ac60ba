import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolders } from "../testing/temporaryFolders.ts";
import { projectPaths } from "./projectPaths.ts";
import { replaceDist, writeFiles } from "./writeDist.ts";

const temporaryFolder = temporaryFolders();

/** A project with a dist of one page, from an earlier build. */
function builtProject() {
  const paths = projectPaths(temporaryFolder("dist"));
  mkdirSync(paths.dist);
  writeFileSync(join(paths.dist, "index.html"), "old");
  const files = () => readdirSync(paths.root, { recursive: true, encoding: "utf8" }).toSorted();
  const page = () => readFileSync(join(paths.dist, "index.html"), "utf8");
  const build = () =>
    writeFiles(paths.nextDist, [
      { fileName: "index.html", content: "new" },
      { fileName: "docs/overview.html", content: "new" },
    ]);
  return { paths, files, page, build };
}

test("a build replaces dist when it ends, and leaves nothing beside it", async () => {
  const { paths, files, page, build } = builtProject();
  await replaceDist(paths, async () => {
    await build();
    expect(page()).toBe("old");
  });
  expect(page()).toBe("new");
  expect(files()).toEqual(["dist", "dist/docs", "dist/docs/overview.html", "dist/index.html"]);
});

test("a build that is refused leaves the dist before it, and nothing beside it", async () => {
  const { paths, files, page, build } = builtProject();
  const refused = replaceDist(paths, async () => {
    await build();
    throw new Error("1 problem");
  });
  await expect(refused).rejects.toThrow("1 problem");
  expect(page()).toBe("old");
  expect(files()).toEqual(["dist", "dist/index.html"]);
});

test("a build whose folder vanishes at the last moment leaves the dist before it", async () => {
  const { paths, files, page, build } = builtProject();
  const failed = replaceDist(paths, async () => {
    await build();
    rmSync(paths.nextDist, { recursive: true });
  });
  await expect(failed).rejects.toThrow("ENOENT");
  expect(page()).toBe("old");
  expect(files()).toEqual(["dist", "dist/index.html"]);
});

test("a first build needs no dist, and a refused one makes none", async () => {
  const paths = projectPaths(temporaryFolder("first"));
  await expect(replaceDist(paths, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(readdirSync(paths.root)).toEqual([]);
  await replaceDist(paths, () => writeFiles(paths.nextDist, []));
  expect(readdirSync(paths.root)).toEqual(["dist"]);
});

test("what a killed build left is removed, what a running build writes is not", async () => {
  const { paths, files, build } = builtProject();
  const ended = spawnSync(process.execPath, ["--version"]).pid;
  for (const name of [`.dist-${ended}`, `.dist-${ended}-previous`, `.dist-${process.ppid}`]) {
    mkdirSync(join(paths.root, name));
  }
  // Process ids come round again: this one was once another build's.
  mkdirSync(paths.nextDist);
  writeFileSync(join(paths.nextDist, "stale.html"), "");
  await replaceDist(paths, build);
  expect(files().filter((file) => !file.startsWith("dist/"))).toEqual([
    `.dist-${process.ppid}`,
    "dist",
  ]);
  expect(files()).not.toContain("dist/stale.html");
});
