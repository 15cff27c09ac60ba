import type { SearchEntry, SearchKind } from "./entry.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Query, QueryPart } from "./readQuery.ts";
import { fitOf } from "./requestIn.ts";
import { weights } from "./weights.ts";
import type { Word } from "./words.ts";

/** What is known of an entry before any query. */
export type Candidate = {
  entry: SearchEntry;
  /** The keys of its title and names. */
  keys: ReadonlySet<string>;
  titleStems: readonly string[];
};

/** What the words of a query say about the entries: one pass for all of them. */
export type Evidence = { relevance: Map<number, number>; stems: ReadonlySet<string> };

/**
 * Small steps that decide between entries whose words fit equally. Guides answer questions; names are looked up in the
 * reference; plain words are a topic, which has a page. A status without its number is never what someone wants.
 */
const LEANING: Readonly<Record<Query["form"], Partial<Record<SearchKind, number>>>> = {
  question: {
    section: 0.08,
    recipe: 0.06,
    page: 0.02,
    term: 0.02,
    status: -0.1,
    parameter: -0.04,
    variable: -0.04,
  },
  name: {
    field: 0.08,
    operation: 0.07,
    parameter: 0.06,
    variable: 0.08,
    error: 0.06,
    section: -0.02,
  },
  words: {
    page: 0.06,
    section: 0.04,
    field: 0.02,
    operation: 0.02,
    term: 0.02,
    status: -0.08,
    variable: -0.06,
  },
};

/** Their names are what people copy and paste; the names of others are words like any. */
const CALLED_BY_NAME: ReadonlySet<SearchKind> = new Set([
  "error",
  "field",
  "parameter",
  "variable",
  "library",
  "dataset",
  "term",
]);

/** Home, the indexes, and the pages of the reference that list operations. */
const ENTRANCE = /^\/(?:$|endpoints$|docs$|docs\/api(?:\/|$))/;

/** Reads every part of the query against every entry. Rare words count more than common ones. */
export function weigh({ parts, form }: Query, lexicon: Lexicon): Evidence {
  const relevance = new Map<number, number>();
  const stems = new Set<string>();
  const importance = parts.map((part) => weightOf(part, lexicon));
  const total = importance.reduce((sum, one) => sum + one, 0);
  for (const [position, part] of parts.entries()) {
    const weight = (importance[position] ?? 0) / total;
    for (const [number, score] of scoresOf(part, lexicon, stems)) {
      const found = form === "question" ? score ** weights.questionText : score;
      const share = weight * (found + weights.coverage * Math.min(1, score / 0.3));
      relevance.set(number, (relevance.get(number) ?? 0) + share);
    }
  }
  return { relevance, stems };
}

/** What was typed says how much a part matters; what else it may mean does so only if nobody wrote the word here. */
function weightOf(part: QueryPart, lexicon: Lexicon): number {
  for (const { words } of part) {
    const known = words.filter(({ stem }) => lexicon.has(stem));
    if (known.length > 0) return Math.max(0.1, ...known.map(({ stem }) => lexicon.rarity(stem)));
  }
  return 0.6;
}

/** For each entry the best reading of a part. */
function scoresOf(part: QueryPart, lexicon: Lexicon, stems: Set<string>): Map<number, number> {
  const best = new Map<number, number>();
  for (const { words, sureness, isUnfinished } of part) {
    const sums = new Map<number, number>();
    const counts = new Map<number, number>();
    const total = words.reduce((sum, { stem }) => sum + lexicon.rarity(stem), 0);
    for (const [position, word] of words.entries()) {
      const weight = lexicon.rarity(word.stem) / total;
      const isLast = isUnfinished && position === words.length - 1;
      for (const [number, score] of wordScores(word, isLast, lexicon, stems)) {
        sums.set(number, (sums.get(number) ?? 0) + score * sureness * weight);
        counts.set(number, (counts.get(number) ?? 0) + weight);
      }
    }
    for (const [number, sum] of sums) {
      // Half of a phrase is less than half of its meaning: "address" alone is no "street address".
      const score = sum * Math.sqrt(counts.get(number) ?? 0);
      if (score > (best.get(number) ?? 0)) best.set(number, score);
    }
  }
  return best;
}

function wordScores(
  word: Word,
  isUnfinished: boolean,
  lexicon: Lexicon,
  stems: Set<string>,
): Map<number, number> {
  const scores = new Map<number, number>();
  for (const { stem, likelihood } of lexicon.matches(word, isUnfinished)) {
    stems.add(stem);
    for (const [number, weight] of lexicon.postings(stem)) {
      const score = weight * likelihood;
      if (score > (scores.get(number) ?? 0)) scores.set(number, score);
    }
  }
  return scores;
}

/** How high an entry belongs. Everything that decides the order is here; the reasons are in weights.ts. */
export function scoreOf(
  query: Query,
  candidate: Candidate,
  relevance: number,
  stems: ReadonlySet<string>,
  lexicon: Lexicon,
): number {
  const { entry, keys, titleStems } = candidate;
  const { kind, address, names, title } = entry;
  const { request, form, parts, kinds, hints } = query;
  const isWanted = kinds.size === 0 || kinds.has(kind);
  const isOperation = kind === "operation" && request !== null;
  const inside = CALLED_BY_NAME.has(kind) ? weights.nameInside : weights.titleInside;
  // One word is soon said.
  const isShort = titleStems.length === 1 && parts.length > 1;
  return (
    relevance +
    (isWanted && query.keys.some((key) => keys.has(key)) ? weights.exactName : 0) +
    (isOperation ? weights.request * fitOf(request, names[0] ?? "") : 0) +
    inside * namedShare(query, candidate, lexicon) +
    weights.precision * shareOf(titleStems, stems, lexicon) * (isShort ? 0.5 : 1) +
    (LEANING[form][kind] ?? 0) +
    (kinds.has(kind) ? weights.kind : 0) +
    (hints.has(kind) ? weights.hint : 0) +
    (kind === "page" && ENTRANCE.test(address) ? weights.entrance : 0) +
    (title.startsWith("codes.") && !stems.has("code") ? weights.code : 0)
  );
}

/** The share of the query, by the rarity of its words, that is a name of the entry. */
function namedShare({ words }: Query, { keys }: Candidate, lexicon: Lexicon): number {
  const total = words.reduce((sum, { stem }) => sum + lexicon.rarity(stem), 0);
  let best = 0;
  for (let start = 0; start < words.length; start++) {
    let key = "";
    let weight = 0;
    let length = 0;
    for (const { stem } of words.slice(start, start + 16)) {
      key += stem;
      weight += lexicon.rarity(stem);
      // One word of several is no name yet: "getting started" is not "Start".
      if (weight > best && length > 0 && keys.has(key)) best = weight;
      length++;
    }
  }
  return total === 0 ? 0 : best / total;
}

function shareOf(
  titleStems: readonly string[],
  stems: ReadonlySet<string>,
  lexicon: Lexicon,
): number {
  let all = 0;
  let found = 0;
  for (const stem of titleStems) {
    const rarity = lexicon.rarity(stem);
    all += rarity;
    if (stems.has(stem)) found += rarity;
  }
  return all === 0 ? 0 : found / all;
}
