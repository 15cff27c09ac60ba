import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pngSize } from "./png.ts";

/**
 * Images that were drawn before, by what they were drawn from. A file that is missing or damaged is
 * made anew; a folder that cannot be written only costs the time to draw again.
 */
export function cardCache(folder: string) {
  return async (sources: readonly (string | Uint8Array)[], draw: () => Buffer) => {
    const hash = createHash("sha256");
    for (const source of sources) hash.update(source).update("\0");
    const file = join(folder, `${hash.digest("hex")}.png`);
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
