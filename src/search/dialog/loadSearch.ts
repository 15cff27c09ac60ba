import { preloadScript, verifiedFile } from "../../browser/verifiedFile.ts";
import type { LoadedSearch } from "./startSearch.ts";

type Start = typeof import("./startSearch.ts");

let loading: Promise<LoadedSearch> | null = null;
/** How often the script could not be fetched. */
let failures = 0;

/** Code, index and style of the search: fetched once, and again after a failure. */
export function loadSearch(): Promise<LoadedSearch> {
  loading ??= importStart()
    .then(({ startSearch }) => startSearch())
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

/** Firefox never fetches a script again that failed once, so it gets another address. */
async function importStart(): Promise<Start> {
  const script = verifiedFile("file:startSearch");
  if (failures > 0) script.address += `?retry=${failures}`;
  try {
    await preloadScript(script);
    if (failures === 0 || import.meta.env.DEV) return await import("./startSearch.ts");
    return await import(/* @vite-ignore */ script.address);
  } catch (error) {
    failures++;
    throw error;
  }
}

/** At the first sign that somebody is about to search. If it fails, the open dialog reports it. */
export function loadAhead(): void {
  loadSearch().catch(() => undefined);
}
