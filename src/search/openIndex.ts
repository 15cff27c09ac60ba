import { isRecord } from "../lib/isRecord.ts";
import type { SearchEntry, SearchKind } from "./entry.ts";

export type SearchHit = {
  kind: SearchKind;
  address: string;
  title: string;
  answer: string;
  trail: readonly string[];
  /** Words of title and answer to mark. */
  matched: readonly string[];
};

export type SearchIndex = {
  search(query: string, limit?: number): SearchHit[];
  /** Words of the index that are closest to those of a query that finds nothing. */
  closestWords(query: string): string[];
};

/** Opens what the build wrote. */
export function openIndex(data: unknown): SearchIndex {
  const entries = parseEntries(data);
  return {
    search(query, limit = 20) {
      const words = query.toLowerCase().match(/[a-z0-9]+/g) ?? [];
      return entries
        .map((entry) => {
          const title = entry.title.toLowerCase();
          const all = `${title} ${entry.answer} ${entry.text}`.toLowerCase();
          const score = words.reduce(
            (sum, word) => sum + (title.includes(word) ? 3 : all.includes(word) ? 1 : 0),
            0,
          );
          return { entry, score };
        })
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, limit)
        .map(({ entry: { kind, address, title, answer, trail } }) => ({
          kind,
          address,
          title,
          answer,
          trail,
          matched: words,
        }));
    },
    closestWords: () => [],
  };
}

function parseEntries(data: unknown): SearchEntry[] {
  if (!isRecord(data) || !Array.isArray(data.entries)) {
    throw new TypeError("This is no search index of this site.");
  }
  return data.entries;
}
