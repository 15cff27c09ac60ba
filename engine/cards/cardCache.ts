import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pngSize } from "./png.ts";

/**
 * Images that were drawn before, by what they were drawn from: what they share, and a drawing of their own. A file that is
 * missing or damaged is made anew; a folder that cannot be written only costs the time to draw again.
 */
export function cardCache(folder: string, shared: readonly (string | Uint8Array)[]) {
  // Once: fonts are large.
  const sharedHash = createHash("sha256");
  for (const source of shared) sharedHash.update(source).update("\0");
  return async (drawing: string, draw: () => Buffer) => {
    const file = join(folder, `${sharedHash.copy().update(drawing).digest("hex")}.png`);
    const kept = await readFile(file).catch(() => null);
    if (kept !== null && pngSize(kept) !== null) return kept;
    const drawn = draw();
    await keep(folder, file, drawn).catch(() => undefined);
    return drawn;
  };
}

/** Under another name first: builds that run at the same time never see half a file. */
async function keep(folder: string, file: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
