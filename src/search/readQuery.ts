import type { Lexicon } from "./lexicon.ts";
import { type PastedRequest, requestIn } from "./requestIn.ts";
import { synonyms } from "./synonyms.ts";
import { isStopWord, keyOf, type Word, wordsOf } from "./words.ts";

/** Words that together stand for a part of the query, and how surely. */
type Reading = { words: readonly Word[]; sureness: number; isUnfinished: boolean };

/** A part of the query: what was typed, and what else it may mean. */
export type QueryPart = readonly Reading[];

export type Query = {
  parts: readonly QueryPart[];
  /** The keys of all its words, and of those that carry meaning. */
  keys: readonly string[];
  words: readonly Word[];
  request: PastedRequest | null;
  /** How it is worded decides what comes first: guides answer questions, the reference explains names. */
  form: "question" | "name" | "words";
};

/** No question needs more, and pasted text of any length stays cheap. */
const MOST_WORDS = 32;
const MOST_CHARACTERS = 1000;

const LONGEST_PHRASE = 4;
const meanings = readSynonyms();

const QUESTION =
  /^\s*(?:how|why|what|when|where|which|who|can|could|do|does|is|are|should|may|will|must|my|i)\b|\?\s*$/i;
/** Code has signs and capitals that prose has not. */
const CODE = /[_{}[\]=<>:"`]|\w\.\w|[a-z][A-Z]|^\s*\/|^[A-Z]{2,}\b/;

export function readQuery(text: string, lexicon: Lexicon): Query {
  const short = text.slice(0, MOST_CHARACTERS);
  const plain = withValuesNamed(short, lexicon);
  const all = wordsOf(plain).slice(0, MOST_WORDS);
  const meant = all.filter((word) => !isStopWord(word));
  const words = meant.length > 0 ? meant : all;
  const isUnfinished = /[\p{L}\p{N}]$/u.test(plain);
  return {
    parts: toParts(words, lexicon, isUnfinished),
    keys: [...new Set([keyOf(all), keyOf(words)])],
    words: all,
    request: requestIn(short),
    form: QUESTION.test(short) ? "question" : CODE.test(short) ? "name" : "words",
  };
}

/** Values that nobody wrote a page about, by the name of their kind. */
function withValuesNamed(text: string, lexicon: Lexicon): string {
  const named = text
    .replace(/\b(?:gir ?0aa|[a-z]{1,2}\d[a-z\d]?(?: |%20)?\d[a-z]{2})\b/gi, " postcode ")
    .replace(/-?\d{1,2}\.\d+\s*,\s*-?\d{1,3}\.\d+/g, " reverse geocode longitude latitude ")
    .replace(/\b[ewsnlm]9{8}\b/gi, " placeholder code ")
    .replace(/\b[ewsnkj]\d{8}\b/gi, " area code ")
    .replace(/\bosgb\d{6,}\b/gi, " place lookup identifier ");
  const [only, another] = wordsOf(named);
  // An outward code by itself; some field names, such as oa21, look like one.
  if (only !== undefined && another === undefined && /^[a-z]{1,2}\d[a-z\d]?$/.test(only.text)) {
    return lexicon.has(only.stem) ? named : "look up outward code";
  }
  return named.trim() === "postcode" && named !== text ? "look up postcode" : named;
}

/** Longest phrase first: "out code" is one word, "rate limit" has one meaning. */
function toParts(words: readonly Word[], lexicon: Lexicon, isUnfinished: boolean): QueryPart[] {
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
    parts.push(part);
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
    ...(meanings.get(key) ?? []).map((words) => ({ words, sureness: 0.8, isUnfinished: false })),
    ...(phrase.length > 1 && lexicon.has(joined(phrase).stem)
      ? [{ words: [joined(phrase)], sureness: 0.9, isUnfinished: false }]
      : []),
  ];
  if (phrase.length > 1 && readings.length === 0) return null;
  const [only] = phrase;
  const halves = phrase.length === 1 && only && !lexicon.has(only.stem) ? split(only, lexicon) : [];
  return [{ words: phrase, sureness: 1, isUnfinished }, ...readings, ...halves];
}

function joined(phrase: readonly Word[]): Word {
  const [word] = wordsOf(phrase.map(({ text }) => text).join(""));
  return word ?? { text: "", stem: "" };
}

/** A word that two known words make: "bulklookup". */
function split({ text }: Word, lexicon: Lexicon): Reading[] {
  for (let at = 3; at <= text.length - 3; at++) {
    const words = wordsOf(`${text.slice(0, at)} ${text.slice(at)}`);
    if (words.every(({ stem }) => lexicon.has(stem))) {
      return [{ words, sureness: 0.9, isUnfinished: false }];
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
