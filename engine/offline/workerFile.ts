import { createHash } from "node:crypto";
import { WORKER_FILE } from "../../server/rules.ts";
import { barePath, pageFile } from "../../src/lib/barePath.ts";
import type { Edition } from "../../src/offline/edition.ts";
import { notFoundPage } from "../../src/pages/fixedPages.ts";
import { fileHashes } from "../fileHashes.ts";
import type { LoadedSite } from "../loadSite.ts";
import type { OutputFile } from "../writeDist.ts";
import { isForReaders } from "./isForReaders.ts";

/**
 * The service worker with its edition in front: everything in the folder that readers need. If keeping is withdrawn, there
 * is none, and the worker removes itself and what was kept.
 */
export async function workerFile(
  { settings }: Pick<LoadedSite, "settings">,
  code: string,
  folder: string,
): Promise<OutputFile> {
  const edition = settings.keepOffline ? await editionOf(folder, settings.apiRelease) : null;
  const content = `self.edition=${JSON.stringify(edition)};\n${code}`;
  return { fileName: WORKER_FILE.slice(1), content };
}

async function editionOf(folder: string, release: string): Promise<Edition> {
  const kept = (await fileHashes(folder)).filter(({ path }) => isForReaders(path));
  const files = kept.map(({ path, hash }) => [addressOf(path), hash] as const);
  const id = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 12);
  const bytes = kept.reduce((sum, file) => sum + file.bytes, 0);
  return { id, release, bytes, files };
}

/** Where a file is requested. Servers lead from the file of a page to the page. */
function addressOf(path: string): string {
  const isPage = path.endsWith(".html") && path !== pageFile(notFoundPage.path, ".html");
  return isPage ? barePath(`/${path}`).slice(1) : path;
}
