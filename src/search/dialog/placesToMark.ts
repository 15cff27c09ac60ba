/** One pattern for all: a pattern made of the words took most of the time of drawing a result. */
const WORD = /[\p{L}\p{N}]+/gu;

type Place = { word: string; start: number };

/** The same few texts of the index are shown at every key. */
const known = new Map<string, readonly Place[]>();

/**
 * Where the words to mark start and end in a text, one after the other: they start a word, or are a part of a name such
 * as admin_district.
 */
export function placesToMark(text: string, words: readonly string[]): number[] {
  return placesIn(text).flatMap(({ word, start }) => {
    let length = 0;
    for (const one of words) {
      if (one.length > length && word.startsWith(one)) length = one.length;
    }
    return length === 0 ? [] : [start, start + length];
  });
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
