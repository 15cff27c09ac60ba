import { readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import { CODINGS, isCompressed, matchesGlob, OPEN_FILES } from "../server/rules.ts";
import { brotli, QUALITY_FOR_PROGRAMS } from "./brotli.ts";

const compressions: Record<
  keyof typeof CODINGS,
  (content: Buffer, name: string) => Promise<Buffer>
> = {
  br: (content, name) =>
    matchesGlob(OPEN_FILES, `/${name}`) ? brotli(content, QUALITY_FOR_PROGRAMS) : brotli(content),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes the copies that servers send beside every text file of the folder. */
export async function writeCompressedCopies(folder: string): Promise<void> {
  const waiting = (await readdir(folder, { recursive: true })).filter(isCompressed);
  const work = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const file = join(folder, name);
      const content = await readFile(file);
      for (const coding of ["br", "gzip"] as const) {
        await writeFile(file + CODINGS[coding], await compressions[coding](content, name));
      }
    }
  };
  // More at once than there are processors would only take memory: 200 MB if all files are read first.
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
