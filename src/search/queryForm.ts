import type { SearchKind } from "./entry.ts";
import type { Word } from "./words.ts";

/** Code has signs and capitals that prose has not. */
const CODE = /[_{}[\]=<>:"`]|\w\.\w|[a-z][A-Z]|^\s*\/|^[A-Z]{2,}\b/;
/** More words are a sentence: its status is part of a story. */
const LONGEST_TOPIC = 4;

export function isCode(text: string): boolean {
  return CODE.test(text);
}

/** Words that say which kind of thing is wanted, and nothing about which one. */
const KIND_WORDS: readonly (readonly [RegExp, SearchKind])[] = [
  [/^(?:param|params|parameter|parameters|argument|arguments|arg|args)$/, "parameter"],
  [/^(?:endpoint|endpoints|route|routes|operation|operations)$/, "operation"],
  [/^(?:variable|variables|env|envvar|envvars|var|vars)$/, "variable"],
  [/^(?:guide|guides)$/, "page"],
];

export function kindOf({ text }: Word): SearchKind | null {
  return KIND_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** "500 bulk", but not "500" or "500 error": every operation has that. */
export function isStatusOfSomething(words: readonly Word[]): boolean {
  const others = words.filter(
    ({ text }) => !/^(?:[45]\d\d|errors?|status|codes?|http)$/.test(text),
  );
  return (
    others.length > 0 &&
    words.length <= LONGEST_TOPIC &&
    words.some(({ text }) => /^[45]\d\d$/.test(text))
  );
}
