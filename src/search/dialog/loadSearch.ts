import type { LoadedSearch } from "./startSearch.ts";

let loading: Promise<LoadedSearch> | null = null;

/** Code, index and style of the search: fetched once, and again after a failure. */
export function loadSearch(): Promise<LoadedSearch> {
  loading ??= import("./startSearch.ts")
    .then(({ startSearch }) => startSearch())
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

/** At the first sign that somebody is about to search. If it fails, the open dialog reports it. */
export function loadAhead(): void {
  loadSearch().catch(() => undefined);
}
