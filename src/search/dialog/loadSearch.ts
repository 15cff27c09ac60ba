import type { LoadedSearch } from "./startSearch.ts";

type Start = typeof import("./startSearch.ts");

let loading: Promise<LoadedSearch> | null = null;
/** The script that could not be loaded, and how often anything failed. */
let failedScript: string | null = null;
let failures = 0;

/** Code, index and style of the search: fetched once, and again after a failure. */
export function loadSearch(): Promise<LoadedSearch> {
  loading ??= importStart()
    .then(({ startSearch }) => startSearch())
    .catch((error: unknown) => {
      loading = null;
      failures++;
      // Browsers end the message with the address.
      failedScript = /https?:\S+\.js/.exec(String(error))?.[0] ?? failedScript;
      throw error;
    });
  return loading;
}

/** Firefox never fetches a script again that failed once, so it gets another address. */
function importStart(): Promise<Start> {
  return failedScript === null
    ? import("./startSearch.ts")
    : import(/* @vite-ignore */ `${failedScript}?retry=${failures}`);
}

/** At the first sign that somebody is about to search. If it fails, the open dialog reports it. */
export function loadAhead(): void {
  loadSearch().catch(() => undefined);
}
