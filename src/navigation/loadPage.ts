import { pageFile } from "../lib/barePath.ts";
import { type LoadedPage, parsePageJson } from "./pageData.ts";
import { trustedHtml } from "./trustedHtml.ts";

/** Pages kept in memory: those fetched ahead and those visited. The oldest gives way. */
const KEPT_PAGES = 64;
const kept = new Map<string, Promise<LoadedPage>>();

function fetchPage(base: string, path: string, init: RequestInit): Promise<LoadedPage> {
  const loading = fetch(base + pageFile(path, ".json"), init).then(async (response) => {
    if (!response.ok)
      throw new Error(`The server answered ${response.status} for ${response.url}.`);
    const page = parsePageJson(await response.json());
    return { ...page, html: trustedHtml(page.html) };
  });
  const forget = () => {
    if (kept.get(path) === loading) kept.delete(path);
  };
  kept.set(path, loading);
  // Forgotten at once, not when the promise finds out: the next click may ask for the same page.
  init.signal?.addEventListener("abort", forget);
  loading.then(
    () => init.signal?.removeEventListener("abort", forget),
    // A failure is not worth keeping: the next visit asks again.
    forget,
  );
  if (kept.size > KEPT_PAGES) {
    const [oldest] = kept.keys();
    if (oldest !== undefined) kept.delete(oldest);
  }
  return loading;
}

/** The page; from memory if it was fetched before. */
export async function loadPage(
  base: string,
  path: string,
  signal: AbortSignal,
): Promise<LoadedPage> {
  const page = await (kept.get(path) ?? fetchPage(base, path, { signal }));
  signal.throwIfAborted();
  return page;
}

/** Fetches a page ahead, quietly: if it fails, the click will tell. */
export function fetchAhead(base: string, path: string): void {
  if (kept.has(path)) return;
  fetchPage(base, path, { priority: "low" }).catch(() => undefined);
}
