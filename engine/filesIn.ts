import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";

/** The names of the files in a folder, in order; none where there is no folder, because git keeps no empty one. */
export async function filesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? (await readdir(folder)).sort() : [];
}
