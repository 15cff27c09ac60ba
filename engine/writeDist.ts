import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A file of the finished site: its place below dist and what stands in it. */
export type OutputFile = { fileName: string; content: string | Uint8Array };

export async function emptyDist(dist: string): Promise<void> {
  await rm(dist, { recursive: true, force: true });
}

export async function writeDist(dist: string, files: readonly OutputFile[]): Promise<void> {
  for (const { fileName, content } of files) {
    const path = join(dist, fileName);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}
