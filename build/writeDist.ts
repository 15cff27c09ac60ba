import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A file of the finished site: its place below dist and its text. */
export type OutputFile = { fileName: string; text: string };

export async function emptyDist(dist: string): Promise<void> {
  await rm(dist, { recursive: true, force: true });
}

export async function writeDist(dist: string, files: readonly OutputFile[]): Promise<void> {
  for (const { fileName, text } of files) {
    const path = join(dist, fileName);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
