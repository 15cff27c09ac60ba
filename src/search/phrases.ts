import type { SearchEntry } from "./entry.ts";
import type { Found, Lexicon } from "./lexicon.ts";
import type { QueryPart, Reading } from "./queryParts.ts";
import { isStopWord, isVariable, wordsOf } from "./words.ts";

/** A phrase that has a word, how likely that word is meant, and how much of the phrase it is. */
type Hit = { id: number; likelihood: number; share: number };

export type Phrases = {
  /** By number of the entry how much its best phrase is the query: all of it, and nothing else. */
  fitTo(parts: readonly QueryPart[], importance: readonly number[]): Float64Array;
};

/** Titles and names, each as a set of words. */
export function createPhrases(entries: readonly SearchEntry[], lexicon: Lexicon): Phrases {
  const owners: number[] = [];
  const postings = new Map<string, Hit[]>();
  for (const [number, { title, names }] of entries.entries()) {
    for (const phrase of [title, ...names].filter((name) => !isVariable(name))) {
      const id = owners.push(number) - 1;
      const stems = stemsOf(phrase);
      const total = stems.reduce((sum, stem) => sum + lexicon.rarity(stem), 0);
      for (const stem of stems) {
        const hits = postings.get(stem) ?? [];
        hits.push({ id, likelihood: 1, share: lexicon.rarity(stem) / total });
        postings.set(stem, hits);
      }
    }
  }
  const remembered = new WeakMap<Found, readonly Hit[]>();
  // Empty between searches. Made once: new ones for every key were most of the memory to clear.
  const reading = new Sums(owners.length);
  const best = new Sums(owners.length);
  const query = new Sums(owners.length);

  const hitsOf = (found: Found): readonly Hit[] => {
    const hits = remembered.get(found) ?? bestHits(found.matches, postings);
    remembered.set(found, hits);
    return hits;
  };

  /** The hits of all words of a reading, which has to have all of them to mean the part of the query. */
  const addReading = ({ words, sureness, isUnfinished }: Reading, sums: Sums) => {
    const total = words.reduce((sum, { stem }) => sum + lexicon.rarity(stem), 0);
    for (const [position, word] of words.entries()) {
      const weight = (sureness * lexicon.rarity(word.stem)) / total;
      const found = lexicon.find(word, isUnfinished && position === words.length - 1);
      for (const { id, likelihood, share } of hitsOf(found)) {
        sums.add(id, likelihood * weight, likelihood * sureness * share);
      }
    }
  };

  return {
    fitTo(parts, importance) {
      for (const [position, part] of parts.entries()) {
        for (const one of part) {
          addReading(one, reading);
          reading.drain((id, covered, said) => best.raise(id, covered, said));
        }
        const weight = importance[position] ?? 0;
        best.drain((id, covered, said) => query.add(id, covered * weight, said));
      }
      const fits = new Float64Array(entries.length);
      query.drain((id, covered, said) => {
        const owner = owners[id] ?? 0;
        fits[owner] = Math.max(fits[owner] ?? 0, covered * Math.min(1, said));
      });
      return fits;
    },
  };
}

/** By number of the phrase how much of the query it covers, and how much of it that is. Arrays, because it is hot. */
class Sums {
  readonly #ids: number[] = [];
  readonly #covered: Float64Array;
  readonly #said: Float64Array;

  constructor(size: number) {
    this.#covered = new Float64Array(size);
    this.#said = new Float64Array(size);
  }

  add(id: number, covered: number, said: number): void {
    const before = this.#covered[id] ?? 0;
    if (before === 0) this.#ids.push(id);
    this.#covered[id] = before + covered;
    this.#said[id] = (this.#said[id] ?? 0) + said;
  }

  /** Keeps the better of two. */
  raise(id: number, covered: number, said: number): void {
    const before = this.#covered[id] ?? 0;
    if (covered <= before) return;
    if (before === 0) this.#ids.push(id);
    this.#covered[id] = covered;
    this.#said[id] = said;
  }

  /** Hands out everything, and is empty again. */
  drain(take: (id: number, covered: number, said: number) => void): void {
    for (const id of this.#ids) {
      take(id, this.#covered[id] ?? 0, this.#said[id] ?? 0);
      this.#covered[id] = 0;
      this.#said[id] = 0;
    }
    this.#ids.length = 0;
  }
}

/** One hit for each phrase, although several of its words may look like the one that was typed. */
function bestHits(
  matches: Found["matches"],
  postings: ReadonlyMap<string, readonly Hit[]>,
): readonly Hit[] {
  const [only, another] = matches;
  if (another === undefined && (only?.likelihood ?? 1) === 1) {
    return postings.get(only?.stem ?? "") ?? [];
  }
  const best = new Map<number, Hit>();
  for (const { stem, likelihood } of matches) {
    for (const { id, share } of postings.get(stem) ?? []) {
      if (likelihood > (best.get(id)?.likelihood ?? 0)) best.set(id, { id, likelihood, share });
    }
  }
  return [...best.values()];
}

function stemsOf(phrase: string): string[] {
  const words = wordsOf(phrase);
  const meant = words.filter((word) => !isStopWord(word));
  return [...new Set((meant.length > 0 ? meant : words).map(({ stem }) => stem))];
}
