import type { SearchKind } from "./entry.ts";
import type { Word } from "./words.ts";

/** How a query is worded decides what comes first: guides answer questions, the reference explains names. */
export type QueryForm = "question" | "name" | "words";

const QUESTION =
  /^\s*(?:how|why|what|when|where|which|who|can|could|do|does|is|are|should|may|will|must|my|i)\b|\b(?:vs|versus|difference|compared?)\b|\?\s*$/i;
/** Said of something that went wrong. */
const COMPLAINT =
  /\b(?:returns?|returned|not|cannot|(?:ca|does|is|wo)n[’']?t|instead|missing|fails?|wrong)\b/i;
/** Code has signs and capitals that prose has not. */
const CODE = /[_{}[\]=<>:"`]|\w\.\w|[a-z][A-Z]|^\s*\/|^[A-Z]{2,}\b/;

export function formOf(text: string, words: number): QueryForm {
  if (QUESTION.test(text) || COMPLAINT.test(text)) return "question";
  if (CODE.test(text)) return "name";
  return words > 4 ? "question" : "words";
}

/** Words that say which kind of thing is wanted, and nothing about which one. */
const KIND_WORDS: readonly (readonly [RegExp, SearchKind])[] = [
  [/^(?:param|params|parameter|parameters|argument|arguments|arg|args)$/, "parameter"],
  [/^(?:endpoint|endpoints|route|routes|operation|operations)$/, "operation"],
  [/^(?:variable|variables|env|envvar|envvars|var|vars)$/, "variable"],
  [/^(?:guide|guides)$/, "page"],
];

/** Other signs of a kind, in words that are searched for as well. */
const KIND_SIGNS: readonly (readonly [RegExp, SearchKind])[] = [
  // The status of a response that failed.
  [/(?<![\d.,-])[45]\d\d(?![\d.,])/, "status"],
  [/\berrors?\b|\bmessages?\b/i, "error"],
  [
    /\b(?:define|definition|glossary|meaning|stands? for|what (?:is|are|does|counts as)|what[’']?s)\b/i,
    "term",
  ],
  [/\bquery string\b/i, "parameter"],
  // Variables are written in capitals.
  [/\b[A-Z]{4,}\b|\b[A-Z]+_[A-Z]/, "variable"],
  [/\b(?:field|property|key|attribute|column)\b/i, "field"],
  [/\b(?:library|libraries|sdk|wrapper|package)\b/i, "library"],
  [/\b(?:recipe|script|program|example|snippet)\b/i, "recipe"],
];

export function kindOf({ text }: Word): SearchKind | null {
  return KIND_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

export function kindsHintedAt(text: string): SearchKind[] {
  return KIND_SIGNS.filter(([sign]) => sign.test(text)).map(([, kind]) => kind);
}

/** "500 bulk", but not "500" or "500 error": every operation has that. */
export function isStatusOfSomething(words: readonly Word[]): boolean {
  const others = words.filter(
    ({ text }) => !/^(?:[45]\d\d|errors?|status|codes?|http)$/.test(text),
  );
  return others.length > 0 && words.some(({ text }) => /^[45]\d\d$/.test(text));
}
