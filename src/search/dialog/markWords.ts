type Part = { text: string; isMarked: boolean };

/** One pattern for all: a pattern made of the words took most of the time of drawing a result. */
const WORD = /[\p{L}\p{N}]+/gu;

/** Splits a text at the words to mark, where they start a word or are a part of a name such as admin_district. */
export function markWords(text: string, words: readonly string[]): Part[] {
  const parts: Part[] = [];
  let end = 0;
  const addUpTo = (next: number, isMarked: boolean) => {
    if (next > end) parts.push({ text: text.slice(end, next), isMarked });
    end = next;
  };
  for (const { 0: whole, index } of text.matchAll(WORD)) {
    const lower = whole.toLowerCase();
    const found = words.filter((word) => word !== "" && lower.startsWith(word));
    if (found.length === 0) continue;
    addUpTo(index, false);
    addUpTo(index + Math.max(...found.map(({ length }) => length)), true);
  }
  addUpTo(text.length, false);
  return parts;
}
