import { pageFile } from "../lib/barePath.ts";
import { type PageJson, parsePageJson } from "./pageData.ts";

/** Pages kept in memory: those fetched ahead and those visited. The oldest gives way. */
const KEPT_PAGES = 64;
const kept = new Map<string, Promise<PageJson>>();

function fetchPage(base: string, path: string, init: RequestInit): Promise<PageJson> {
  const loading = fetch(base + pageFile(path, ".json"), init).then(async (response) => {
    if (!response.ok)
      throw new Error(`The server answered ${response.status} for ${response.url}.`);
    return parsePageJson(await response.json());
  });
  kept.set(path, loading);
  // A failure or an aborted request is not worth keeping: the next visit asks again.
  loading.catch(() => {
    if (kept.get(path) === loading) kept.delete(path);
  });
  if (kept.size > KEPT_PAGES) {
    const [oldest] = kept.keys();
    if (oldest !== undefined) kept.delete(oldest);
  }
  return loading;
}

/** The page's JSON; from memory if it was fetched before. */
export async function loadPage(
  base: string,
  path: string,
  signal?: AbortSignal,
): Promise<PageJson> {
  const page = await (kept.get(path) ?? fetchPage(base, path, signal ? { signal } : {}));
  signal?.throwIfAborted();
  return page;
}

/** Fetches a page ahead, quietly: if it fails, the click will tell. */
export function fetchAhead(base: string, path: string): void {
  if (kept.has(path)) return;
  fetchPage(base, path, { priority: "low" }).catch(() => undefined);
}
