import type { SearchHit } from "../entry.ts";
import type { SearchIndex } from "../openIndex.ts";

/** What the dialog shows for a query. */
export type Results = {
  hits: readonly SearchHit[];
  /** Words to try instead of a query that finds nothing. */
  closestWords: readonly string[];
};

/** Searches somewhere. One query at a time: the next one comes after the results. */
export type AskIndex = (query: string) => Promise<Results>;

/** As many as a reader looks through before typing another word. */
const SHOWN = 20;

export function resultsFor(index: SearchIndex, query: string): Results {
  const hits = index.search(query, SHOWN);
  return { hits, closestWords: hits.length === 0 ? index.closestWords(query) : [] };
}
