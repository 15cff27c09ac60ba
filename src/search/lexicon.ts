import { editDistance } from "../lib/editDistance.ts";
import type { SearchEntry } from "./entry.ts";
import { weights } from "./weights.ts";
import { isStopWord, type Word, wordsOf } from "./words.ts";

const LONGEST_NAME = 80;

/** Entry number to the weight of the best place of a word. */
type Postings = Map<number, number>;

/** A word of the index that a typed word may stand for, and how likely. */
type Match = { stem: string; likelihood: number };

export type Lexicon = {
  size: number;
  has(stem: string): boolean;
  /** 1 for a word of one entry, near 0 for one of all. */
  rarity(stem: string): number;
  postings(stem: string): Postings;
  matches(word: Word, isUnfinished: boolean): readonly Match[];
  /** Words as they are written that look most like this one. */
  closest(word: Word): string[];
};

/** Every word of the entries, with the entries it is in. */
export function createLexicon(entries: readonly SearchEntry[]): Lexicon {
  const index = new Map<string, Postings>();
  const spellings = new Map<string, string>();
  for (const [number, entry] of entries.entries()) addEntry(index, spellings, number, entry);
  const stems = [...index.keys()].toSorted();
  const letters = new Map(stems.map((stem) => [stem, lettersOf(stem)]));
  const known = new Map<string, readonly Match[]>();
  const none: Postings = new Map();

  const rarity = (stem: string) => {
    const count = index.get(stem)?.size ?? 0;
    return count === 0 ? 1 : Math.log(1 + entries.length / count) / Math.log(1 + entries.length);
  };

  /** A typed word is itself, the start of a longer one, or one with a typing error. */
  const findMatches = ({ text, stem }: Word, isUnfinished: boolean): Match[] => {
    const isKnown = index.has(stem);
    const found: Match[] = isKnown ? [{ stem, likelihood: 1 }] : [];
    if (isUnfinished ? text.length > 1 : !isKnown && text.length > 3) {
      for (const longer of startingWith(stems, text)) {
        if (longer === stem) continue;
        const share = text.length / longer.length;
        found.push({ stem: longer, likelihood: (isKnown ? 0.4 : 0.7) + 0.2 * share });
      }
    }
    return found.length > 0 ? found : misspelt(stem);
  };

  /** Two errors only in a long word: in a short one they make another word. */
  const misspelt = (stem: string): Match[] => {
    if (stem.length < 4 || /\d/.test(stem)) return [];
    const most = stem.length < 7 ? 1 : 2;
    const own = lettersOf(stem);
    return stems.flatMap((other): Match[] => {
      if (Math.abs(other.length - stem.length) > most || other.length < 4) return [];
      // Each error changes at most two letters of the set.
      if (bits(own ^ (letters.get(other) ?? 0)) > 2 * most) return [];
      const errors = editDistance(stem, other);
      if (errors > most) return [];
      const start = other[0] === stem[0] ? 0.1 : 0;
      return [{ stem: other, likelihood: (errors === 1 ? 0.7 : 0.45) + start }];
    });
  };

  return {
    size: entries.length,
    has: (stem) => index.has(stem),
    rarity,
    postings: (stem) => index.get(stem) ?? none,
    matches(word, isUnfinished) {
      const key = `${word.text}${isUnfinished ? "…" : ""}`;
      const matches = known.get(key) ?? findMatches(word, isUnfinished);
      // Typing the next letter asks for the same words again; long use must not fill the memory.
      if (known.size > 500) known.clear();
      known.set(key, matches);
      return matches;
    },
    closest: ({ stem }) =>
      stems
        .filter((other) => other.length > 3 && Math.abs(other.length - stem.length) < 3)
        .map((other) => ({ other, errors: editDistance(stem, other) }))
        .filter(({ errors }) => errors < Math.max(2, stem.length / 2))
        .toSorted((a, b) => a.errors - b.errors || rarity(a.other) - rarity(b.other))
        .slice(0, 3)
        .map(({ other }) => spellings.get(other) ?? other),
  };
}

function addEntry(
  index: Map<string, Postings>,
  spellings: Map<string, string>,
  number: number,
  { title, names, trail, answer, text }: SearchEntry,
): void {
  const add = ({ stem, text: spelling }: Word, weight: number) => {
    const postings = index.get(stem) ?? new Map<number, number>();
    index.set(stem, postings);
    postings.set(number, Math.max(weight, postings.get(number) ?? 0));
    if (!spellings.has(stem)) spellings.set(stem, spelling);
  };
  const places: [string, number][] = [
    [title, weights.title],
    // A message of several sentences is a text that happens to have an exact wording.
    ...names.map((name): [string, number] => [
      name,
      name.length > LONGEST_NAME ? weights.answer : weights.names,
    ]),
    ...trail.map((step): [string, number] => [step, weights.trail]),
    [answer, weights.answer],
    [text, weights.text],
  ];
  for (const [place, weight] of places) {
    const words = wordsOf(place);
    for (const name of identifiersIn(place)) add(name, weight);
    for (const [position, word] of words.entries()) {
      const isDenied = words.slice(0, position).some(({ text: before }) => before === "without");
      add(word, isDenied ? Math.min(weight, weights.text) : weight);
      const next = words[position + 1];
      // "reversegeocode" is found under what it is made of.
      if (weight >= weights.trail && next !== undefined && ![word, next].some(isStopWord)) {
        const [joined] = wordsOf(word.text + next.text);
        if (joined !== undefined) add(joined, weight);
      }
    }
  }
}

/** Names in code, whole: "GA_KEY" is more than a key. */
function identifiersIn(text: string): Word[] {
  const names = text.match(/[A-Za-z]\w*(?:[_.]\w+)+/g) ?? [];
  return names.flatMap((name) => wordsOf(name.replace(/[_.]/g, "").toLowerCase()));
}

/** The words with this beginning, in a sorted list. */
function startingWith(sorted: readonly string[], start: string): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < start) low = middle + 1;
    else high = middle;
  }
  const end = sorted.findIndex((stem, position) => position >= low && !stem.startsWith(start));
  return sorted.slice(low, end === -1 ? sorted.length : end);
}

/** The letters of a word as a set of bits. */
function lettersOf(word: string): number {
  let set = 0;
  for (const letter of word) set |= 1 << ((letter.charCodeAt(0) - 97 + 32) % 32);
  return set;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
