import { forget, readStored, store } from "../../browser/safeStorage.ts";
import { RECENT_SEARCHES_KEY } from "../../lib/storageKeys.ts";

const KEPT = 5;
/** Nobody searches for a pasted document twice. */
const LONGEST = 100;

/** What the reader searched for on this device and found, newest first. */
export function recentSearches(): string[] {
  const stored = readStored(RECENT_SEARCHES_KEY);
  return stored === null ? [] : parse(stored);
}

export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text !== "" && text.length <= LONGEST) keep([text, ...without(text)]);
}

export function forgetSearch(query: string): void {
  keep(without(query));
}

function without(query: string): string[] {
  return recentSearches().filter((other) => other.toLowerCase() !== query.toLowerCase());
}

function keep(queries: readonly string[]): void {
  if (queries.length === 0) forget(RECENT_SEARCHES_KEY);
  else store(RECENT_SEARCHES_KEY, JSON.stringify(queries.slice(0, KEPT)));
}

/** Another release, or another hand, may have written it. */
function parse(stored: string): string[] {
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value)
      ? value.filter((query) => typeof query === "string").slice(0, KEPT)
      : [];
  } catch {
    return [];
  }
}
