import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolders } from "../testing/temporaryFolders.ts";
import { brotli, QUICK_QUALITY } from "./brotli.ts";
import { writeCompressedCopies } from "./compressedCopies.ts";

const temporaryFolder = temporaryFolders();
const words = readFileSync("CONTRIBUTING.md", "utf8");

it("takes its time for what readers wait for, unless it is a document that lists hundreds of pages", async () => {
  const folder = temporaryFolder("compressed");
  const long = words.repeat(Math.ceil(250_000 / words.length));
  const files = [
    { name: "short.html", text: words, quality: undefined },
    { name: "long.html", text: long, quality: QUICK_QUALITY },
    { name: "page.json", text: words, quality: QUICK_QUALITY },
  ];
  for (const { name, text } of files) writeFileSync(join(folder, name), text);
  await writeCompressedCopies(folder);
  for (const { name, text, quality } of files) {
    const copy = readFileSync(join(folder, `${name}.br`));
    expect(copy.equals(await brotli(text, quality)), name).toBe(true);
  }
});
