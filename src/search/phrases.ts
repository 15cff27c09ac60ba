import type { SearchEntry } from "./entry.ts";
import type { Found, Lexicon } from "./lexicon.ts";
import type { QueryPart, Reading } from "./queryParts.ts";
import { isStopWord, isVariable, wordsOf } from "./words.ts";

/** What a word says in a phrase: how likely it is meant there, and how much of the phrase it is. */
type Hit = { id: number; likelihood: number; share: number };

export type Phrases = {
  /** By number of the entry how much its best phrase is the query: all of it, and nothing else. */
  fitTo(parts: readonly QueryPart[], importance: readonly number[]): Float64Array;
};

/** Titles and names, each as a set of words. */
export function createPhrases(entries: readonly SearchEntry[], lexicon: Lexicon): Phrases {
  const owners: number[] = [];
  const totals: number[] = [];
  const postings = new Map<string, number[]>();
  for (const [number, { title, names }] of entries.entries()) {
    for (const phrase of [title, ...names].filter((name) => !isVariable(name))) {
      const id = owners.push(number) - 1;
      const stems = stemsOf(phrase);
      totals.push(stems.reduce((sum, stem) => sum + lexicon.rarity(stem), 0));
      for (const stem of stems) {
        const ids = postings.get(stem) ?? [];
        ids.push(id);
        postings.set(stem, ids);
      }
    }
  }
  const remembered = new WeakMap<Found, Hit[]>();

  const hitsOf = (found: Found): Hit[] => {
    const known = remembered.get(found);
    if (known !== undefined) return known;
    const best = new Map<number, Hit>();
    for (const { stem, likelihood } of found.matches) {
      for (const id of postings.get(stem) ?? []) {
        if (likelihood <= (best.get(id)?.likelihood ?? 0)) continue;
        best.set(id, { id, likelihood, share: lexicon.rarity(stem) / (totals[id] ?? 1) });
      }
    }
    const hits = [...best.values()];
    remembered.set(found, hits);
    return hits;
  };

  /** How much of the part each phrase has, and of the phrase that is. */
  const addReading = ({ words, sureness, isUnfinished }: Reading, best: Map<number, Hit>) => {
    const total = words.reduce((sum, { stem }) => sum + lexicon.rarity(stem), 0);
    const sums = new Map<number, Hit>();
    for (const [position, word] of words.entries()) {
      const weight = (sureness * lexicon.rarity(word.stem)) / total;
      const found = lexicon.find(word, isUnfinished && position === words.length - 1);
      for (const { id, likelihood, share } of hitsOf(found)) {
        const sum = sums.get(id);
        sums.set(id, {
          id,
          likelihood: (sum?.likelihood ?? 0) + likelihood * weight,
          share: (sum?.share ?? 0) + likelihood * sureness * share,
        });
      }
    }
    for (const [id, hit] of sums) {
      if (hit.likelihood > (best.get(id)?.likelihood ?? 0)) best.set(id, hit);
    }
  };

  return {
    fitTo(parts, importance) {
      const covered = new Float64Array(owners.length);
      const said = new Float64Array(owners.length);
      for (const [position, part] of parts.entries()) {
        const best = new Map<number, Hit>();
        for (const reading of part) addReading(reading, best);
        for (const { id, likelihood, share } of best.values()) {
          covered[id] = (covered[id] ?? 0) + likelihood * (importance[position] ?? 0);
          said[id] = (said[id] ?? 0) + share;
        }
      }
      const fits = new Float64Array(entries.length);
      for (const [id, owner] of owners.entries()) {
        const fit = (covered[id] ?? 0) * Math.min(1, said[id] ?? 0);
        if (fit > (fits[owner] ?? 0)) fits[owner] = fit;
      }
      return fits;
    },
  };
}

function stemsOf(phrase: string): string[] {
  const words = wordsOf(phrase);
  const meant = words.filter((word) => !isStopWord(word));
  return [...new Set((meant.length > 0 ? meant : words).map(({ stem }) => stem))];
}
