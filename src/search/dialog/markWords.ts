type Part = { text: string; isMarked: boolean };

/** Splits a text at the words to mark, where they start a word or are a part of a name such as admin_district. */
export function markWords(text: string, words: readonly string[]): Part[] {
  const wanted = words.filter((word) => word !== "").toSorted((a, b) => b.length - a.length);
  if (wanted.length === 0) return [{ text, isMarked: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${wanted.map(escaped).join("|")})`, "giu");
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMarked: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
