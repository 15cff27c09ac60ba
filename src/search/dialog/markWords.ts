type Part = { text: string; isMarked: boolean };

/** One pattern for all: a pattern made of the words took most of the time of drawing a result. */
const WORD = /[\p{L}\p{N}]+/gu;

type Place = { word: string; start: number };

/** The same few texts of the index are shown at every key. */
const known = new Map<string, readonly Place[]>();

/** Splits a text at the words to mark, where they start a word or are a part of a name such as admin_district. */
export function markWords(text: string, words: readonly string[]): Part[] {
  const parts: Part[] = [];
  let end = 0;
  const addUpTo = (next: number, isMarked: boolean) => {
    if (next > end) parts.push({ text: text.slice(end, next), isMarked });
    end = next;
  };
  for (const { word, start } of placesIn(text)) {
    let length = 0;
    for (const one of words) {
      if (one.length > length && word.startsWith(one)) length = one.length;
    }
    if (length === 0) continue;
    addUpTo(start, false);
    addUpTo(start + length, true);
  }
  addUpTo(text.length, false);
  return parts;
}

function placesIn(text: string): readonly Place[] {
  const places =
    known.get(text) ??
    Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
      word: word.toLowerCase(),
      start: index,
    }));
  known.set(text, places);
  return places;
}
