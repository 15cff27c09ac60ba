import { editDistance } from "../../lib/editDistance.ts";

/** The word that was probably meant: the closest one, when it is closer than a third of the word's length. */
export function nearest(word: string, words: readonly string[]): string | null {
  let best: { word: string; distance: number } | null = null;
  for (const candidate of words) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (best === null || distance < best.distance) best = { word: candidate, distance };
  }
  return best !== null && best.distance <= Math.max(1, word.length / 3) ? best.word : null;
}
