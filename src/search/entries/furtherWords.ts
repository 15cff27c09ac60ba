import type { SearchEntry } from "../entry.ts";
import { isStopWord, toWord } from "../words.ts";

/** Words and names in code, without the signs around them. */
const WORD = /[\p{L}\p{N}_](?:[\p{L}\p{N}_.’/-]*[\p{L}\p{N}_])?/gu;

/** The entry with each word of its text once that means something and that its other parts lack: readers download it. */
export function withFurtherWords(entry: SearchEntry): SearchEntry {
  const { title, answer, names, trail } = entry;
  const known = new Set(wordsIn([title, answer, ...names, ...trail].join(" ")).map(lower));
  const further = wordsIn(entry.text).filter((word) => {
    const isNew = !known.has(lower(word)) && !isStopWord(toWord(lower(word)));
    known.add(lower(word));
    return isNew;
  });
  return { ...entry, text: further.join(" ") };
}

function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}

function lower(word: string): string {
  return word.toLowerCase();
}
