import type { SearchEntry } from "./entry.ts";
import { similarWords } from "./similarWords.ts";
import { weights } from "./weights.ts";
import { isStopWord, isVariable, toWord, type Word, wordsOf } from "./words.ts";

const LONGEST_NAME = 80;

/** Entry number to the weight of the best place of a word. */
type Postings = Map<number, number>;

/** A word of the index that a typed word may mean, and how likely that is. */
type Match = { stem: string; likelihood: number };

/** What a typed word finds: words of the index, and by number of the entry how much it says about each. */
export type Found = {
  matches: readonly Match[];
  scores: Float64Array;
  /** The word without its typing error. */
  corrected: Word;
};

export type Lexicon = {
  has(stem: string): boolean;
  /** 1 for a word of one entry, near 0 for one of all. */
  rarity(stem: string): number;
  find(word: Word, isUnfinished: boolean): Found;
  /** Words as they are written that look most like this one. */
  closest(word: Word): string[];
};

/** Typing the next letter looks up the same words again; long use must not fill the memory. */
const MOST_REMEMBERED = 200;

/** Every word of the entries, with the entries it is in. */
export function createLexicon(entries: readonly SearchEntry[]): Lexicon {
  const index = new Map<string, Postings>();
  const stemOf = new Map<string, string>();
  for (const [number, entry] of entries.entries()) addEntry(index, stemOf, number, entry);
  const spellings = [...stemOf.keys()].toSorted();
  const similar = similarWords(spellings);
  const rarities = new Map(
    Array.from(index, ([stem, { size }]) => [
      stem,
      Math.log(1 + entries.length / size) / Math.log(1 + entries.length),
    ]),
  );
  const rarity = (stem: string) => rarities.get(stem) ?? 1;
  const rarityOf = (spelling: string) => rarity(stemOf.get(spelling) ?? "");
  const remembered = new Map<string, Found>();

  /** A typed word is itself, the start of a longer one, or one with a typing error. */
  const matchesOf = (word: Word, isUnfinished: boolean): Omit<Found, "scores"> => {
    const { text, stem } = word;
    const isKnown = index.has(stem);
    const likelihoods = new Map<string, number>();
    const add = (spelling: string, likelihood: number) => {
      const other = stemOf.get(spelling) ?? spelling;
      likelihoods.set(other, Math.max(likelihoods.get(other) ?? 0, likelihood));
    };
    if (isUnfinished ? text.length > 1 : !isKnown && text.length > 3) {
      for (const longer of startingWith(spellings, text)) {
        add(longer, (isKnown ? 0.4 : 0.7) + (0.2 * text.length) / longer.length);
      }
    }
    if (isKnown) likelihoods.set(stem, 1);
    const meant = likelihoods.size === 0 ? misspelt(text) : [];
    for (const { other, likelihood } of meant) add(other, likelihood);
    return {
      matches: Array.from(likelihoods, ([other, likelihood]) => ({ stem: other, likelihood })),
      corrected: meant[0] === undefined ? word : toWord(meant[0].other),
    };
  };

  /** The most likely first. Two errors only in a long word: in a short one they make another word. */
  const misspelt = (text: string): { other: string; likelihood: number }[] => {
    if (text.length < 4 || /\d/.test(text)) return [];
    return similar(text, text.length < 7 ? 1 : 2)
      .map(({ other, errors }) => ({
        other,
        likelihood: (errors === 1 ? 0.7 : 0.45) + (other[0] === text[0] ? 0.1 : 0),
      }))
      .toSorted((a, b) => b.likelihood - a.likelihood || rarityOf(a.other) - rarityOf(b.other));
  };

  const find = (word: Word, isUnfinished: boolean): Found => {
    const scores = new Float64Array(entries.length);
    const { matches, corrected } = matchesOf(word, isUnfinished);
    for (const { stem, likelihood } of matches) {
      const gain = weights.rareWord * rarity(stem) ** 2;
      for (const [number, weight] of index.get(stem) ?? []) {
        scores[number] = Math.max(scores[number] ?? 0, (weight + (1 - weight) * gain) * likelihood);
      }
    }
    return { matches, scores, corrected };
  };

  return {
    has: (stem) => index.has(stem),
    rarity,
    find(word, isUnfinished) {
      const key = `${word.text}${isUnfinished ? "…" : ""}`;
      const found = remembered.get(key) ?? find(word, isUnfinished);
      if (remembered.size > MOST_REMEMBERED) remembered.clear();
      remembered.set(key, found);
      return found;
    },
    closest: ({ text }) =>
      similar(text, Math.min(3, Math.floor(text.length / 2)))
        .toSorted((a, b) => a.errors - b.errors || rarityOf(a.other) - rarityOf(b.other))
        .slice(0, 3)
        .map(({ other }) => other),
  };
}

function addEntry(
  index: Map<string, Postings>,
  stemOf: Map<string, string>,
  number: number,
  { title, names, trail, answer, text }: SearchEntry,
): void {
  const add = ({ stem, text: spelling }: Word, weight: number) => {
    const postings = index.get(stem) ?? new Map<number, number>();
    index.set(stem, postings);
    postings.set(number, Math.max(weight, postings.get(number) ?? 0));
    stemOf.set(spelling, stem);
  };
  const places: [string, number][] = [
    [title, weights.title],
    ...names.map((name): [string, number] => [name, weightOf(name)]),
    ...trail.map((step): [string, number] => [step, weights.trail]),
    [answer, weights.answer],
    [text, weights.text],
  ];
  for (const [place, weight] of places) {
    const words = wordsOf(place);
    for (const name of identifiersIn(place)) add(name, weight);
    const without = words.findIndex(({ text: word }) => word === "without");
    for (const [position, word] of words.entries()) {
      // "Run it without Docker" is not about Docker.
      const isDenied = position > without && without >= 0;
      add(word, isDenied ? Math.min(weight, weights.text) : weight);
      const next = words[position + 1];
      // "reversegeocode" is found under what it is made of.
      if (weight >= weights.trail && next !== undefined && ![word, next].some(isStopWord)) {
        add(toWord(word.text + next.text), weight);
      }
    }
  }
}

/** Several words in small letters, as phrases are in the index. */
const PHRASE = /^[a-z\d]+(?: [a-z\d]+)+$/;

/** A long message is a text with an exact wording, and a variable mentioned in a section is not its topic. */
function weightOf(name: string): number {
  if (name.length > LONGEST_NAME) return weights.answer;
  if (PHRASE.test(name)) return weights.phraseWord;
  return isVariable(name) ? weights.text : weights.names;
}

/** Names in code, whole: "GA_KEY" is more than a key. */
function identifiersIn(text: string): Word[] {
  const names = text.match(/[A-Za-z]\w*(?:[_.]\w+)+/g) ?? [];
  return names.map((name) => toWord(name.replace(/[_.]/g, "").toLowerCase()));
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
  let end = low;
  while (sorted[end]?.startsWith(start)) end++;
  return sorted.slice(low, end);
}
