import type { SearchEntry, SearchKind } from "./entry.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Query, QueryPart } from "./readQuery.ts";
import { fitOf } from "./requestIn.ts";
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
  question: { section: 0.08, recipe: 0.06, page: 0.06, term: 0.02, status: -0.1, parameter: -0.04 },
  name: {
    field: 0.08,
    operation: 0.07,
    parameter: 0.06,
    variable: 0.08,
    error: 0.06,
    section: -0.02,
  },
  words: { page: 0.06, section: 0.04, field: 0.02, operation: 0.02, term: 0.02, status: -0.08 },
};

const FULL_COVERAGE = 0.25;

/** Reads every part of the query against every entry. Rare words count more than common ones. */
export function weigh({ parts, form }: Query, lexicon: Lexicon): Evidence {
  const relevance = new Map<number, number>();
  const stems = new Set<string>();
  const weights = parts.map((part) => weightOf(part, lexicon));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  for (const [position, part] of parts.entries()) {
    const weight = (weights[position] ?? 0) / total;
    for (const [number, score] of scoresOf(part, lexicon, stems)) {
      // The text of a guide answers a question as well as its heading does.
      const found = form === "question" ? score ** 0.7 : score;
      // To have all that was typed is worth more than to have some of it in the title.
      const share = weight * (found + (score > 0.2 ? FULL_COVERAGE : 0));
      relevance.set(number, (relevance.get(number) ?? 0) + share);
    }
  }
  return { relevance, stems };
}

function weightOf([typed, ...others]: QueryPart, lexicon: Lexicon): number {
  const readings = typed === undefined ? others : [typed, ...others];
  const rarities = readings.flatMap(({ words }) =>
    words.filter(({ stem }) => lexicon.has(stem)).map(({ stem }) => lexicon.rarity(stem)),
  );
  return Math.max(0.1, ...(rarities.length > 0 ? rarities : [0.6]));
}

/** For each entry the best reading of a part. */
function scoresOf(part: QueryPart, lexicon: Lexicon, stems: Set<string>): Map<number, number> {
  const best = new Map<number, number>();
  for (const { words, sureness, isUnfinished } of part) {
    const sums = new Map<number, number>();
    for (const [position, word] of words.entries()) {
      const isLast = isUnfinished && position === words.length - 1;
      for (const [number, score] of wordScores(word, isLast, lexicon, stems)) {
        sums.set(number, (sums.get(number) ?? 0) + (score * sureness) / words.length);
      }
    }
    for (const [number, score] of sums) {
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

/** How high an entry belongs. Everything that decides the order is here. */
export function scoreOf(
  query: Query,
  candidate: Candidate,
  relevance: number,
  stems: ReadonlySet<string>,
  lexicon: Lexicon,
): number {
  const { entry, keys, titleStems } = candidate;
  // The list of a group's operations: each of them, and the guide, says more.
  const isGroupPage = entry.kind === "page" && entry.address.startsWith("/docs/api/");
  // What was typed is what it is called: nothing else can be meant.
  const isNamed = query.keys.some((key) => keys.has(key)) ? 1 : 0;
  // A pasted request is the operation it calls.
  const fit =
    query.request !== null && entry.kind === "operation"
      ? fitOf(query.request, entry.names[0] ?? "")
      : 0;
  // Its whole name is among other words: a pasted error body, "what does admin_county mean".
  const named = namedShare(query, candidate, lexicon);
  // A title that says little besides what was typed fits better than one that says much else.
  const precision = shareOf(titleStems, stems, lexicon);
  const leaning = (LEANING[query.form][entry.kind] ?? 0) - (isGroupPage ? 0.06 : 0);
  return relevance + isNamed + 2 * fit + 0.6 * named + 0.15 * precision + leaning;
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
