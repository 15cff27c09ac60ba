import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { skipWithout } from "../../testing/programs.ts";
import { temporaryFolders } from "../../testing/temporaryFolders.ts";
import { unzip } from "../../testing/unzip.ts";
import { zip } from "./zip.ts";

const newFolder = temporaryFolders();

it("another program unpacks every file as it was", ({ skip }) => {
  const folder = newFolder("zip");
  const files = {
    "a.txt": Buffer.from("a".repeat(100_000)),
    "empty.txt": Buffer.alloc(0),
    "below/a/folder.bin": Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
    "Ŵ’s name.html": Buffer.from("<p>£"),
  };
  const archive = join(folder, "files.zip");
  writeFileSync(
    archive,
    zip(Object.entries(files).map(([fileName, content]) => ({ fileName, content }))),
  );
  if (!unzip(archive, folder)) skipWithout("Not run: Python is not installed.", skip);
  for (const [name, content] of Object.entries(files)) {
    expect(readFileSync(join(folder, name)).equals(content), name).toBe(true);
  }
});
