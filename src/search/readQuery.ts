import type { SearchKind } from "./entry.ts";
import type { Lexicon } from "./lexicon.ts";
import { formOf, isStatusOfSomething, kindOf, kindsHintedAt, type QueryForm } from "./queryForm.ts";
import { type PastedRequest, requestIn } from "./requestIn.ts";
import { synonyms } from "./synonyms.ts";
import { weights } from "./weights.ts";
import { isStopWord, keyOf, spellingOf, toWord, type Word, wordsOf } from "./words.ts";

/** Words that together stand for a part of the query, and how surely. */
type Reading = { words: readonly Word[]; sureness: number; isUnfinished: boolean };

/** A part of the query: what was typed, and what else it may mean. */
export type QueryPart = readonly Reading[];

export type Query = {
  parts: readonly QueryPart[];
  /** The keys of all its words, and of those that carry meaning. */
  keys: readonly string[];
  /** The same as they were typed. */
  spellings: readonly string[];
  /** Every run of its words by key, with the share of the query it is, by the rarity of the words. */
  phrases: ReadonlyMap<string, number>;
  request: PastedRequest | null;
  form: QueryForm;
  /** Kinds that it names: "limit parameter"; and kinds it hints at: "404 nearest". */
  kinds: ReadonlySet<SearchKind>;
  hints: ReadonlySet<SearchKind>;
};

/** No question needs more, and pasted text of any length stays cheap. */
const MOST_WORDS = 32;
const MOST_CHARACTERS = 1000;

const LONGEST_PHRASE = 4;
const LONGEST_NAME = 16;
/** Longer than any two words of the site. */
const LONGEST_WORD = 40;
const meanings = readSynonyms();

export function readQuery(text: string, lexicon: Lexicon): Query {
  const short = text.slice(0, MOST_CHARACTERS);
  const plain = withValuesNamed(short, lexicon);
  const all = wordsOf(plain).slice(0, MOST_WORDS);
  const meant = all.filter((word) => !isStopWord(word));
  const rest = meant.filter((word) => kindOf(word) === null);
  const words = [rest, meant, all].find((list) => list.length > 0) ?? [];
  // A name with its value, "limit=0", is that name.
  const named = /^[?&\s]*(\w+)=[^=\s]*\s*$/.exec(short)?.[1];
  const names = [all, words, ...(named === undefined ? [] : [wordsOf(named)])];
  const form = formOf(short, meant.length);
  const isUnfinished = /[\p{L}\p{N}]$/u.test(plain);
  return {
    parts: toParts(all, new Set(words), lexicon, isUnfinished),
    keys: [...new Set(names.map(keyOf))],
    spellings: names.map(spellingOf),
    phrases: phrasesOf(all, lexicon),
    kinds: new Set([
      ...meant.flatMap((word) => kindOf(word) ?? []),
      ...(form === "words" && isStatusOfSomething(words) ? ["status" as const] : []),
    ]),
    hints: new Set(kindsHintedAt(short)),
    request: requestIn(short),
    form,
  };
}

/** One word of several is no name yet: "getting started" is not "Start". */
function phrasesOf(words: readonly Word[], lexicon: Lexicon): Map<string, number> {
  const phrases = new Map<string, number>();
  const total = words.reduce((sum, { stem }) => sum + lexicon.rarity(stem), 0);
  for (let start = 0; start < words.length; start++) {
    let key = "";
    let weight = 0;
    for (const [position, { stem }] of words.slice(start, start + LONGEST_NAME).entries()) {
      key += stem;
      weight += lexicon.rarity(stem);
      if (position > 0) phrases.set(key, weight / total);
    }
  }
  return phrases;
}

/** Values that nobody wrote a page about, by the name of their kind. */
function withValuesNamed(text: string, lexicon: Lexicon): string {
  const named = text
    .replace(/\b[a-z]{1,2}\d[a-z\d]?(?: |%20)?\d[a-z]{2}\b/gi, " postcode ")
    // Values of a pasted body say less than its keys.
    .replace(/" postcode "\s*(?=[,\]}])/g, " ")
    .replace(/-?\d{1,2}\.\d+\s*,\s*-?\d{1,3}\.\d+/g, " reverse geocode longitude latitude ")
    .replace(/\b[ewsnlm]9{8}\b/gi, " placeholder code ")
    .replace(/\b[ewsnkj]\d{8}\b/gi, " area code ")
    .replace(/\b(?:tl|uk)[c-n]\d{1,2}\b/gi, " nuts code ")
    .replace(/\bosgb\d{6,}\b/gi, " place lookup identifier ");
  const [only, another] = wordsOf(named);
  // An outward code by itself; some field names, such as oa21, look like one.
  if (only !== undefined && another === undefined && /^[a-z]{1,2}\d[a-z\d]?$/.test(only.text)) {
    const isKnown = lexicon.has(only.stem) || meanings.has(only.stem);
    return isKnown ? named : "look up outward code";
  }
  return named.trim() === "postcode" && named !== text ? "look up postcode" : named;
}

/** Longest phrase first: "out code" is one word, "rate limit" has one meaning. */
function toParts(
  words: readonly Word[],
  meant: ReadonlySet<Word>,
  lexicon: Lexicon,
  isUnfinished: boolean,
): QueryPart[] {
  const parts: QueryPart[] = [];
  for (let start = 0; start < words.length; ) {
    let length = Math.min(LONGEST_PHRASE, words.length - start);
    let part: QueryPart | null = null;
    while (part === null) {
      const phrase = words.slice(start, start + length);
      const ends = isUnfinished && start + length === words.length;
      part = toPart(phrase, lexicon, ends);
      if (part === null) length--;
    }
    // Words without a meaning of their own can be part of a phrase: "how often".
    const isMeant = words.slice(start, start + length).some((word) => meant.has(word));
    if (length > 1 || isMeant) parts.push(part);
    start += length;
  }
  return parts;
}

/** Null for several words that together are no phrase. */
function toPart(
  phrase: readonly Word[],
  lexicon: Lexicon,
  isUnfinished: boolean,
): QueryPart | null {
  const key = keyOf(phrase);
  const readings = [
    ...(meanings.get(key) ?? []).map((words) => ({
      words,
      sureness: weights.synonym,
      isUnfinished: false,
    })),
    ...(phrase.length > 1 && !phrase.every(isStopWord) && lexicon.has(joined(phrase).stem)
      ? [{ words: [joined(phrase)], sureness: weights.joined, isUnfinished: false }]
      : []),
  ];
  if (phrase.length > 1 && readings.length === 0) return null;
  const [only] = phrase;
  const halves = phrase.length === 1 && only && !lexicon.has(only.stem) ? split(only, lexicon) : [];
  return [{ words: phrase, sureness: 1, isUnfinished }, ...readings, ...halves];
}

function joined(phrase: readonly Word[]): Word {
  return toWord(phrase.map(({ text }) => text).join(""));
}

/** A word that two known words make: "bulklookup". */
function split({ text }: Word, lexicon: Lexicon): Reading[] {
  const end = text.length > LONGEST_WORD ? 0 : text.length - 3;
  for (let at = 3; at <= end; at++) {
    const words = wordsOf(`${text.slice(0, at)} ${text.slice(at)}`);
    if (words.every(({ stem }) => lexicon.has(stem))) {
      return [{ words, sureness: weights.joined, isUnfinished: false }];
    }
  }
  return [];
}

function readSynonyms(): Map<string, Word[][]> {
  const map = new Map<string, Word[][]>();
  for (const line of synonyms.split("\n")) {
    const [asked = "", meant] = line.split("=");
    if (meant === undefined) continue;
    const readings = meant.split("|").map(wordsOf);
    for (const phrase of asked.split(",")) {
      const key = keyOf(wordsOf(phrase));
      map.set(key, [...(map.get(key) ?? []), ...readings]);
    }
  }
  return map;
}
