import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolders } from "../testing/temporaryFolders.ts";
import { filesIn } from "./filesIn.ts";

const temporaryFolder = temporaryFolders();

test("files are listed in order, and a folder that is not there has none", async () => {
  const folder = temporaryFolder("files");
  mkdirSync(join(folder, "recipes"));
  for (const name of ["b.py", "a.py"]) writeFileSync(join(folder, "recipes", name), "");
  expect(await filesIn(join(folder, "recipes"))).toEqual(["a.py", "b.py"]);
  expect(await filesIn(join(folder, "nowhere"))).toEqual([]);
});

test("what is there but cannot be listed is an error", async () => {
  const file = join(temporaryFolder("files"), "recipes");
  writeFileSync(file, "");
  await expect(filesIn(file)).rejects.toThrow("ENOTDIR");
});
