import type { SearchKind } from "./entry.ts";
import type { Lexicon } from "./lexicon.ts";
import { type PastedRequest, requestIn } from "./requestIn.ts";
import { synonyms } from "./synonyms.ts";
import { weights } from "./weights.ts";
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
  /** Kinds that it names: "limit parameter"; and kinds it hints at: "404 nearest". */
  kinds: ReadonlySet<SearchKind>;
  hints: ReadonlySet<SearchKind>;
};

/** The status of a response that failed. */
const FAILURE = /(?<![\d.,-])[45]\d\d(?![\d.,])/;

/** Words that say which kind of thing is wanted, and nothing about which one. */
const KIND_WORDS: readonly (readonly [RegExp, SearchKind])[] = [
  [/^(?:param|params|parameter|parameters|argument|arguments|arg|args)$/, "parameter"],
  [/^(?:endpoint|endpoints|route|routes|operation|operations)$/, "operation"],
  [/^(?:variable|variables|env|envvar|envvars)$/, "variable"],
];
/** Other signs of a kind, in words that are searched for as well. */
const KIND_SIGNS: readonly (readonly [RegExp, SearchKind])[] = [
  [FAILURE, "status"],
  [/\berrors?\b|\bmessages?\b/i, "error"],
  [
    /\b(?:define|definition|glossary|meaning|stands? for|what (?:is|are|does)|whats|what's)\b/i,
    "term",
  ],
  [/\b(?:field|property|key|attribute|column)\b/i, "field"],
  [/\b(?:library|libraries|sdk|wrapper|package)\b/i, "library"],
  [/\b(?:recipe|script|program|example|snippet)\b/i, "recipe"],
];

/** No question needs more, and pasted text of any length stays cheap. */
const MOST_WORDS = 32;
const MOST_CHARACTERS = 1000;

const LONGEST_PHRASE = 4;
const meanings = readSynonyms();

const QUESTION =
  /^\s*(?:how|why|what|when|where|which|who|can|could|do|does|is|are|should|may|will|must|my|i)\b|\?\s*$|\b(?:returns?|returned|not|cannot|can[’']?t|doesn[’']?t|isn[’']?t|won[’']?t|instead|missing|fails?|wrong)\b/i;
/** Code has signs and capitals that prose has not. */
const CODE = /[_{}[\]=<>:"`]|\w\.\w|[a-z][A-Z]|^\s*\/|^[A-Z]{2,}\b/;

export function readQuery(text: string, lexicon: Lexicon): Query {
  const short = text.slice(0, MOST_CHARACTERS);
  const plain = withValuesNamed(short, lexicon);
  const all = wordsOf(plain).slice(0, MOST_WORDS);
  const meant = all.filter((word) => !isStopWord(word));
  const kindWords = KIND_WORDS.filter(([pattern]) =>
    meant.some(({ text: one }) => pattern.test(one)),
  );
  const rest = meant.filter(({ text: one }) => !kindWords.some(([pattern]) => pattern.test(one)));
  const words = [rest, meant, all].find((list) => list.length > 0) ?? [];
  const form = formOf(short, meant.length);
  const isUnfinished = /[\p{L}\p{N}]$/u.test(plain);
  return {
    parts: toParts(all, new Set(words), lexicon, isUnfinished),
    keys: [...new Set([keyOf(all), keyOf(words)])],
    words: all,
    kinds: new Set([
      ...kindWords.map(([, kind]) => kind),
      ...(form === "words" && isStatusOfSomething(words) ? ["status" as const] : []),
    ]),
    hints: new Set(KIND_SIGNS.filter(([sign]) => sign.test(short)).map(([, kind]) => kind)),
    request: requestIn(short),
    form,
  };
}

/** "500 bulk", but not "500" or "500 error": every operation has that. */
function isStatusOfSomething(words: readonly Word[]): boolean {
  const others = words.filter(
    ({ text }) => !/^(?:[45]\d\d|errors?|status|codes?|http)$/.test(text),
  );
  return others.length > 0 && words.some(({ text }) => /^[45]\d\d$/.test(text));
}

function formOf(text: string, words: number): Query["form"] {
  if (QUESTION.test(text)) return "question";
  if (CODE.test(text)) return "name";
  return words > 4 ? "question" : "words";
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
  const [word] = wordsOf(phrase.map(({ text }) => text).join(""));
  return word ?? { text: "", stem: "" };
}

/** A word that two known words make: "bulklookup". */
function split({ text }: Word, lexicon: Lexicon): Reading[] {
  for (let at = 3; at <= text.length - 3; at++) {
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
