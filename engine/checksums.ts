import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileHashes } from "./fileHashes.ts";

/** Writes SHA256SUMS: `sha256sum -c SHA256SUMS` in the folder finds a file that changed after the build. */
export async function writeChecksums(folder: string): Promise<void> {
  const files = await fileHashes(folder);
  const text = files.map(({ hash, path }) => `${hash}  ${path}\n`).join("");
  await writeFile(join(folder, "SHA256SUMS"), text);
}
