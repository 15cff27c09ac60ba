import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { temporaryFolders } from "../../testing/temporaryFolders.ts";
import { watchSources } from "./watchSources.ts";

const folderFor = temporaryFolders();
let watching: ReturnType<typeof watchSources> | null = null;
afterEach(() => watching?.close());

/** A watched folder with a file in a folder, and what is told of it. */
function watched() {
  const folder = folderFor("watched");
  const file = (name: string) => join(folder, name);
  mkdirSync(file("inner"));
  writeFileSync(file("inner/known.ts"), "before");
  const told: string[] = [];
  watching = watchSources(folder, ["inner", "other", "new.ts"], (change, path) =>
    told.push(`${change} ${path.slice(folder.length + 1)}`),
  );
  /** A busy system may tell of one change twice. */
  const hears = async (...changes: readonly string[]) => {
    await vi.waitFor(() => expect(told).toEqual(expect.arrayContaining([...changes])));
    told.length = 0;
  };
  return { file, told, hears };
}

it("tells of a file that is written, replaced, added or removed", async () => {
  const { file, hears } = watched();
  writeFileSync(file("inner/known.ts"), "after");
  await hears("change inner/known.ts");
  // As many editors save.
  writeFileSync(file("inner/known.ts~"), "later");
  renameSync(file("inner/known.ts~"), file("inner/known.ts"));
  await hears("change inner/known.ts");
  writeFileSync(file("new.ts"), "");
  await hears("add new.ts");
  rmSync(file("inner/known.ts"));
  await hears("unlink inner/known.ts");
});

it("tells of the files of a new folder, also of those that come later, and of one that comes again", async () => {
  const { file, hears } = watched();
  for (const round of ["first", "second"]) {
    mkdirSync(file("other"));
    writeFileSync(file("other/one.ts"), round);
    await hears("add other/one.ts");
    writeFileSync(file("other/two.ts"), round);
    await hears("add other/two.ts");
    rmSync(file("other"), { recursive: true });
    await hears("unlink other/one.ts", "unlink other/two.ts");
  }
});

it("tells of a folder that is moved away, and of one that takes its place at once", async () => {
  const { file, hears } = watched();
  renameSync(file("inner"), file("elsewhere"));
  await hears("unlink inner/known.ts");
  renameSync(file("elsewhere"), file("inner"));
  await hears("add inner/known.ts");
  rmSync(file("inner"), { recursive: true });
  mkdirSync(file("inner"));
  writeFileSync(file("inner/known.ts"), "another");
  await hears("change inner/known.ts");
  writeFileSync(file("inner/later.ts"), "");
  await hears("add inner/later.ts");
});

it("tells of nothing else, and of nothing when it is closed", async () => {
  const { file, told } = watched();
  // Of no file that has another name either.
  writeFileSync(file("other.ts"), "");
  await new Promise((resolve) => setTimeout(resolve, 100));
  writeFileSync(file("inner/known.ts"), "after");
  watching?.close();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(told).toEqual([]);
});
