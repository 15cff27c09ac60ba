import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { inParallel } from "./inParallel.ts";

type HashedFile = { path: string; hash: string; bytes: number };

/** Every file of a folder by its path, with forward slashes and in order, and its SHA-256 in hexadecimal. */
export async function fileHashes(folder: string): Promise<HashedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // Not all at once, which would hold the whole site in memory.
  const files = await inParallel(
    entries.filter((entry) => entry.isFile()),
    async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const content = await readFile(file);
      return {
        path: file
          .slice(folder.length + 1)
          .split(sep)
          .join("/"),
        hash: createHash("sha256").update(content).digest("hex"),
        bytes: content.length,
      };
    },
  );
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
