import { editDistance } from "../lib/editDistance.ts";

type Similar = { other: string; errors: number };

/** Finds the words of a list that differ from another word in a few letters. */
export function similarWords(words: readonly string[]) {
  const letters = words.map(lettersOf);
  return (text: string, most: number): Similar[] => {
    const own = lettersOf(text);
    const found: Similar[] = [];
    for (const [position, other] of words.entries()) {
      if (other.length < 4 || Math.abs(other.length - text.length) > most) continue;
      // Each error changes at most two letters of the set: most words need no closer look.
      if (bits(own ^ (letters[position] ?? 0)) > 2 * most) continue;
      const errors = editDistance(text, other);
      if (errors <= most) found.push({ other, errors });
    }
    return found;
  };
}

/** The letters of a word as a set of bits. */
function lettersOf(word: string): number {
  let set = 0;
  for (const letter of word) set |= 1 << ((letter.charCodeAt(0) - 97 + 32) % 32);
  return set;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
