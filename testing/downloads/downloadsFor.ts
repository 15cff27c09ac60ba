import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type LoadedSite, loadSite } from "../../engine/loadSite.ts";
import { contractFiles } from "../../engine/outputs/contractFiles.ts";

/** Writes the downloads of a site that is built for an API at this address. */
export async function writeDownloads(folder: string, apiBaseUrl: string): Promise<LoadedSite> {
  const site = await loadSite(process.cwd(), { API_BASE_URL: apiBaseUrl });
  for (const { fileName, content } of contractFiles(site)) {
    await writeFile(join(folder, fileName), content);
  }
  return site;
}

/** A program of the packages that only these tests need. */
export function clientProgram(path: string): string {
  return resolve("testing/downloads/node_modules", path);
}

export const HOW_TO_INSTALL = "npm ci --ignore-scripts --prefix testing/downloads";
