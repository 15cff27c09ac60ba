import { trustedHtml } from "../browser/trusted.ts";
import { whenIdle } from "../browser/whenIdle.ts";
import { pageFile } from "../lib/barePath.ts";
import { type LoadedPage, parsePageJson } from "./pageData.ts";

/** A page in memory, or one that is being fetched, which can be stopped. */
type KeptPage = { page: Promise<LoadedPage>; stop: (reason: unknown) => void };

/** Pages kept in memory: those fetched ahead and those visited. The oldest is dropped first. */
const KEPT_PAGES = 64;
const kept = new Map<string, KeptPage>();
/** A response that has not come by then, in ms, will not come. */
const TIMEOUT_MS = 30_000;

/** The page that came with the document can be returned to without a connection. */
export function keepInitial(initial: LoadedPage): void {
  keep(initial.path, { page: Promise.resolve(initial), stop: () => undefined });
}

function keep(path: string, entry: KeptPage): void {
  kept.set(path, entry);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_PAGES && oldest !== undefined) kept.delete(oldest);
}

function fetchPage(base: string, path: string, init: RequestInit): KeptPage {
  const stopping = new AbortController();
  const request = fetch(base + pageFile(path, ".json"), { ...init, signal: stopping.signal });
  const page = request.then(async (response) => {
    if (!response.ok)
      throw new Error(`The server returned ${response.status} for ${response.url}.`);
    const json = parsePageJson(await response.json());
    if (json.path !== path) throw new Error(`The server sent ${json.path} for ${response.url}.`);
    return { ...json, html: trustedHtml(json.html) };
  });
  const late = setTimeout(() => {
    stopping.abort(new Error("The server took too long to respond."));
  }, TIMEOUT_MS);
  const forget = () => {
    if (kept.get(path) === entry) kept.delete(path);
  };
  // Forgotten at once, not when the promise is rejected: the next click may be on the same page.
  stopping.signal.addEventListener("abort", forget);
  // A failure is not kept: the next visit sends a new request. A page that has come cannot be stopped.
  page
    .finally(() => clearTimeout(late))
    .then(() => stopping.signal.removeEventListener("abort", forget), forget);
  const entry: KeptPage = { page, stop: (reason) => stopping.abort(reason) };
  keep(path, entry);
  return entry;
}

/** The page; from memory if it was fetched before. Aborting also stops a fetch that began ahead of the click. */
export async function loadPage(
  base: string,
  path: string,
  signal: AbortSignal,
): Promise<LoadedPage> {
  signal.throwIfAborted();
  const { page, stop } = kept.get(path) ?? fetchPage(base, path, {});
  signal.addEventListener("abort", () => stop(signal.reason));
  const loaded = await page;
  signal.throwIfAborted();
  return loaded;
}

/** Has a page prepared, and fetches it if need be. Quietly: if it fails, the click reports it. */
export function fetchAhead(base: string, path: string, prepare: (page: LoadedPage) => void): void {
  const { page } = kept.get(path) ?? fetchPage(base, path, { priority: "low" });
  page.then(
    (loaded) => whenIdle(() => prepare(loaded)),
    () => undefined,
  );
}
