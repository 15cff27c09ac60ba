import type { Lexicon } from "./lexicon.ts";
import { synonymsOfData } from "./synonymsOfData.ts";
import { synonymsOfUse } from "./synonymsOfUse.ts";
import { weights } from "./weights.ts";
import { isStopWord, keyOf, toWord, type Word, wordsOf } from "./words.ts";

/** Words that together mean a part of the query, and how certain that is. */
export type Reading = { words: readonly Word[]; sureness: number; isUnfinished: boolean };

/** A part of the query: what was typed, and what else it may mean. */
export type QueryPart = readonly Reading[];

const LONGEST_PHRASE = 4;
/** Longer than any two words of the site. */
const LONGEST_WORD = 40;
const meanings = readSynonyms();

export function hasMeaning({ stem }: Word): boolean {
  return meanings.has(stem);
}

/** Longest phrase first: "out code" is one word, "rate limit" has one meaning. */
export function toParts(
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
      // Two words that are often next to each other do not break a phrase: "postcode does not exist".
      if (length > 1 && !meanings.has(keyOf(phrase)) && startsMeaning(words, start + 1, length)) {
        length--;
        continue;
      }
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

/** Whether a phrase with a meaning starts within these words and goes beyond them. */
function startsMeaning(words: readonly Word[], from: number, length: number): boolean {
  for (let start = from; start < from + length - 1; start++) {
    for (let end = from + length; end <= Math.min(words.length, start + LONGEST_PHRASE); end++) {
      if (end - start > 1 && meanings.has(keyOf(words.slice(start, end)))) return true;
    }
  }
  return false;
}

/** Null for several words that together are no phrase. */
function toPart(
  phrase: readonly Word[],
  lexicon: Lexicon,
  isUnfinished: boolean,
): QueryPart | null {
  const key = keyOf(phrase);
  const whole = joined(phrase);
  const readings = [
    ...(meanings.get(key) ?? []).map((words) => ({
      words,
      sureness: weights.synonym,
      isUnfinished: false,
    })),
    ...(phrase.length > 1 && !phrase.every(isStopWord) && lexicon.has(whole.stem)
      ? [{ words: [whole], sureness: weights.joined, isUnfinished: false }]
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
    const words = [text.slice(0, at), text.slice(at)].map(toWord);
    if (words.every(({ stem }) => lexicon.has(stem))) {
      return [{ words, sureness: weights.joined, isUnfinished: false }];
    }
  }
  return [];
}

function readSynonyms(): Map<string, Word[][]> {
  const map = new Map<string, Word[][]>();
  for (const line of (synonymsOfData + synonymsOfUse).split("\n")) {
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
