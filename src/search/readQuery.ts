import type { SearchKind } from "./entry.ts";
import type { Lexicon } from "./lexicon.ts";
import { isCode, isStatusOfSomething, kindOf } from "./queryForm.ts";
import { hasMeaning, type QueryPart, toParts } from "./queryParts.ts";
import { type PastedRequest, requestIn } from "./requestIn.ts";
import { isAside, isStopWord, keyOf, spellingOf, toWord, type Word, wordsOf } from "./words.ts";

export type Query = {
  parts: readonly QueryPart[];
  /** The keys of all its words, and of those that carry meaning. */
  keys: readonly string[];
  /** The same as they were typed. */
  spellings: readonly string[];
  request: PastedRequest | null;
  /** Whether it is written as in a program. */
  isCode: boolean;
  /** Kinds that it names: "limit parameter". */
  kinds: ReadonlySet<SearchKind>;
};

/** No question needs more, and pasted text of any length stays cheap. */
const MOST_WORDS = 32;
const MOST_CHARACTERS = 1000;
/** An outward code by itself, but neither oa21, k8s or v2, nor E09, with which area codes begin. */
const OUTCODE = /^(?:[beglmnsw]|(?!oa)[a-z]{2})[1-9][a-z\d]?$/;
/** Names in code have at most so many words. */
const LONGEST_NAME = 4;

export function readQuery(text: string, lexicon: Lexicon): Query {
  const short = text.slice(0, MOST_CHARACTERS);
  const plain = withValuesNamed(withoutOwnName(short));
  const all = wordsOf(plain).slice(0, MOST_WORDS);
  const meant = all.filter((word) => !isStopWord(word));
  const rest = meant.filter((word) => kindOf(word) === null && !isAside(word));
  const words = [rest, meant, all].find((list) => list.length > 0) ?? [];
  const correct = (word: Word) => (hasMeaning(word) ? word : lexicon.find(word, true).corrected);
  const names = [
    all,
    words,
    all.map(correct),
    // Parts of a name can be too short to be corrected alone: "POSTGRES_USR".
    ...(isCode(short) && all.length <= LONGEST_NAME ? [[correct(toWord(spellingOf(all)))]] : []),
    wordsOf(outerKeyOf(short)),
  ].filter((list) => list.length > 0);
  const isUnfinished = /[\p{L}\p{N}]$/u.test(plain);
  return {
    parts: toParts(all, new Set(words), lexicon, isUnfinished),
    keys: [...new Set(names.map(keyOf))],
    spellings: names.map(spellingOf),
    kinds: new Set([
      ...meant.flatMap((word) => kindOf(word) ?? []),
      ...(!isCode(short) && isStatusOfSomething(words) ? ["status" as const] : []),
    ]),
    request: requestIn(short),
    isCode: isCode(short),
  };
}

/** Everything here is about this API: its name among other words says nothing. */
function withoutOwnName(text: string): string {
  const rest = text.replace(/(^|\s)(?:https?:\/\/)?postcodes\.io(?=[\s/]|$)/gi, "$1");
  return rest.trim() === "" ? text : rest;
}

/** The key of a pasted body that holds all the others. */
function outerKeyOf(text: string): string {
  return /^\s*\{?\s*["'](\w+)["']\s*:\s*[[{]/.exec(text)?.[1] ?? "";
}

/** Values that nobody wrote a page about, by the name of their kind. */
function withValuesNamed(text: string): string {
  const named = text
    .replace(/\b[a-z]{1,2}\d[a-z\d]?(?: |%20)?\d[a-z]{2}\b/gi, " postcode ")
    // Values of a pasted body say less than its keys, but for those of the envelope.
    .replace(/(["'])(?!(?:error|message|result)\1)([\w.]+)\1\s*:\s*(["']).*?\3/g, " $2 ")
    .replace(/" postcode "\s*(?=[,\]}])/g, " ")
    .replace(/-?\d{1,2}\.\d+\s*,\s*-?\d{1,3}\.\d+/g, " reverse geocode longitude latitude ")
    .replace(/\b\d[\d,]{3,}(?= (?:postcode|address|record|row|point|coordinate))/gi, "thousands of")
    .replace(/\b[ewsnlm]9{8}\b/gi, " placeholder code ")
    .replace(/\b[ewsnkj]\d{8}\b/gi, " area code ")
    .replace(/\b(?:tl|uk)[c-n]\d{1,2}\b/gi, " nuts code ")
    .replace(/\bosgb\d{6,}\b/gi, " place lookup identifier ");
  const [only, another] = wordsOf(named);
  if (only !== undefined && another === undefined && OUTCODE.test(only.text)) {
    return "look up outward code";
  }
  return named.trim() === "postcode" && named !== text ? "look up postcode" : named;
}
