import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { tarball } from "./tarball.ts";

// That npm takes what is packed: packages/*/main.spec.ts.
test("an archive is made of whole blocks, the same for the same files", async () => {
  const files = [
    { fileName: "a.txt", content: "words" },
    { fileName: "dist/b.js", content: readFileSync(import.meta.filename) },
  ];
  const archive = await tarball(files);
  expect(archive.equals(await tarball(files))).toBe(true);
  const blocks = gunzipSync(archive);
  expect(blocks.length % 512).toBe(0);
  expect(blocks.toString("latin1", 0, 13)).toBe("package/a.txt");
  expect(blocks.toString("latin1", 512, 518)).toBe("words\0");
});

test("a name that does not fit is refused", async () => {
  const fileName = `${"long/".repeat(20)}a.txt`;
  await expect(async () => tarball([{ fileName, content: "" }])).rejects.toThrow("Shorten it.");
});
