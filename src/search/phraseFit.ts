import type { SearchEntry } from "./entry.ts";
import type { Lexicon } from "./lexicon.ts";
import type { QueryPart } from "./queryParts.ts";
import { isStopWord, wordsOf } from "./words.ts";

/** Titles and names, each as a set of words. */
export type Phrases = {
  /** By number of the phrase, the entry it belongs to and the rarity of all its words. */
  owners: number[];
  totals: number[];
  /** The phrases a word is in. */
  postings: Map<string, number[]>;
};

export function createPhrases(entries: readonly SearchEntry[], lexicon: Lexicon): Phrases {
  const phrases: Phrases = { owners: [], totals: [], postings: new Map() };
  for (const [number, { title, names }] of entries.entries()) {
    for (const phrase of [title, ...names]) {
      const words = wordsOf(phrase);
      const meant = words.filter((word) => !isStopWord(word));
      const stems = new Set((meant.length > 0 ? meant : words).map(({ stem }) => stem));
      const id = phrases.owners.push(number) - 1;
      phrases.totals.push([...stems].reduce((sum, stem) => sum + lexicon.rarity(stem), 0));
      for (const stem of stems) {
        const ids = phrases.postings.get(stem) ?? [];
        ids.push(id);
        phrases.postings.set(stem, ids);
      }
    }
  }
  return phrases;
}

/** By number of the entry how much its best phrase is the query: all of it, and nothing else. */
export function fitOfPhrases(
  parts: readonly QueryPart[],
  shares: readonly number[],
  size: number,
  lexicon: Lexicon,
  { owners, totals, postings }: Phrases,
): Float64Array {
  const covered = new Float64Array(owners.length);
  const said = new Float64Array(owners.length);
  const likelihoods = new Map<string, number>();
  for (const [position, part] of parts.entries()) {
    const best = new Map<number, number>();
    for (const { words, sureness, isUnfinished } of part) {
      const total = words.reduce((sum, { stem }) => sum + lexicon.rarity(stem), 0);
      const sums = new Map<number, number>();
      for (const [index, word] of words.entries()) {
        const weight = lexicon.rarity(word.stem) / total;
        const found = new Map<number, number>();
        for (const { stem, likelihood } of lexicon.find(
          word,
          isUnfinished && index === words.length - 1,
        ).matches) {
          likelihoods.set(stem, Math.max(likelihoods.get(stem) ?? 0, likelihood * sureness));
          for (const id of postings.get(stem) ?? [])
            found.set(id, Math.max(found.get(id) ?? 0, likelihood));
        }
        for (const [id, likelihood] of found)
          sums.set(id, (sums.get(id) ?? 0) + likelihood * weight);
      }
      for (const [id, sum] of sums) best.set(id, Math.max(best.get(id) ?? 0, sum * sureness));
    }
    for (const [id, share] of best)
      covered[id] = (covered[id] ?? 0) + (shares[position] ?? 0) * share;
  }
  for (const [stem, likelihood] of likelihoods) {
    for (const id of postings.get(stem) ?? [])
      said[id] = (said[id] ?? 0) + lexicon.rarity(stem) * likelihood;
  }
  const fits = new Float64Array(size);
  for (const [id, owner] of owners.entries()) {
    const recall = covered[id] ?? 0;
    if (recall === 0) continue;
    const precision = (said[id] ?? 0) / (totals[id] ?? 1);
    const fit = recall * precision;
    if (fit > (fits[owner] ?? 0)) fits[owner] = fit;
  }
  return fits;
}
