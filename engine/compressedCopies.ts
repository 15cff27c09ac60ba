import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import { CODINGS, type Glob, isCompressed, matchesGlob } from "../server/rules.ts";
import { brotli, QUICK_QUALITY } from "./brotli.ts";
import { inParallel } from "./inParallel.ts";

/** What a reader looks at an empty screen for. The data of pages is fetched before a link is followed; other files are for programs. */
const WAITED_FOR: readonly Glob[] = ["*.html", "/assets/*"];

/** Larger than any page of ours. With hundreds of pages, most of a document is lists of them, and so the time of a build. */
const LONG_DOCUMENT = 240_000;

const compressions: Record<
  keyof typeof CODINGS,
  (content: Buffer, name: string) => Promise<Buffer>
> = {
  br(content, name) {
    const isLong = name.endsWith(".html") && content.length > LONG_DOCUMENT;
    const isQuick = isLong || !matchesGlob(WAITED_FOR, `/${name}`);
    return isQuick ? brotli(content, QUICK_QUALITY) : brotli(content);
  },
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes the copies that servers send beside every text file of the folder. */
export async function writeCompressedCopies(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter(isCompressed);
  // All at once would take 200 MB of memory.
  await inParallel(names, async (name) => {
    const file = join(folder, name);
    const content = await readFile(file);
    for (const coding of ["br", "gzip"] as const) {
      await writeFile(file + CODINGS[coding], await compressions[coding](content, name));
    }
  });
}
