import type { Lexicon } from "./lexicon.ts";
import type { Phrases } from "./phrases.ts";
import type { QueryPart } from "./queryParts.ts";
import type { Query } from "./readQuery.ts";
import { weights } from "./weights.ts";
import { isFiller } from "./words.ts";

/** By number of the entry how relevant it is, and the words of the index that were found. */
type Evidence = { relevance: Float64Array; stems: ReadonlySet<string> };

/** Reads every part of the query against every entry. Rare words count more than common ones. */
export function weigh(
  { parts }: Query,
  size: number,
  lexicon: Lexicon,
  phrases: Phrases,
): Evidence {
  const stems = new Set<string>();
  const rarities = parts.map((part) => importanceOf(part, lexicon));
  const total = rarities.reduce((sum, one) => sum + one, 0);
  const importance = rarities.map((one) => one / total);
  const relevance = phrases.fitTo(parts, importance).map((fit) => weights.phrase * fit);
  for (const [position, part] of parts.entries()) {
    const weight = importance[position] ?? 0;
    const scores = scoresOf(part, size, lexicon, stems);
    for (let number = 0; number < size; number++) {
      const score = scores[number] ?? 0;
      if (score > 0) relevance[number] = (relevance[number] ?? 0) + weight * score;
    }
  }
  return { relevance, stems };
}

/** What was typed says how much a part matters; what else it may mean does so only if nobody wrote the word here. */
function importanceOf(part: QueryPart, lexicon: Lexicon): number {
  const [typed] = part;
  return rarityOf(part, lexicon) * (typed?.words.every(isFiller) ? weights.filler : 1);
}

function rarityOf(part: QueryPart, lexicon: Lexicon): number {
  for (const { words } of part) {
    const known = words.filter(({ stem }) => lexicon.has(stem));
    if (known.length > 0) return Math.max(0.1, ...known.map(({ stem }) => lexicon.rarity(stem)));
  }
  return 0.6;
}

/** For each entry the best reading of a part. */
function scoresOf(
  part: QueryPart,
  size: number,
  lexicon: Lexicon,
  stems: Set<string>,
): Float64Array {
  const best = new Float64Array(size);
  for (const { words, sureness, isUnfinished } of part) {
    const total = words.reduce((sum, { stem }) => sum + lexicon.rarity(stem), 0);
    const founds = words.map((word, position) => ({
      weight: lexicon.rarity(word.stem) / total,
      ...lexicon.find(word, isUnfinished && position === words.length - 1),
    }));
    for (const { matches } of founds) for (const { stem } of matches) stems.add(stem);
    for (let number = 0; number < size; number++) {
      let sum = 0;
      let share = 0;
      for (const { scores, weight } of founds) {
        const score = scores[number] ?? 0;
        if (score === 0) continue;
        sum += score * weight;
        share += weight;
      }
      // Half of a phrase is less than half of its meaning: "address" alone is no "street address".
      best[number] = Math.max(best[number] ?? 0, sum * sureness * Math.sqrt(share));
    }
  }
  return best;
}
