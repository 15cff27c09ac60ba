import type { SearchEntry, SearchKind } from "./entry.ts";
import type { Query } from "./readQuery.ts";
import { fitOf } from "./requestIn.ts";
import { weights } from "./weights.ts";
import type { Word } from "./words.ts";

/** What is known of an entry before any query. */
export type Candidate = {
  entry: SearchEntry;
  /** The keys of its title and names. */
  keys: ReadonlySet<string>;
  titleKey: string;
  /** Title and names as they are written, without spaces and signs. */
  literal: ReadonlySet<string>;
  /** The words of its title that carry meaning, with their rarity. */
  titleStems: ReadonlyMap<string, number>;
  /** The same for entries of the same kind and title. */
  crowd: string;
  /** The words of title and answer, once the entry has been a hit. */
  shownWords: readonly Word[] | null;
};

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
    status: -0.08,
    error: -0.06,
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
    section: 0.06,
    operation: 0.02,
    term: 0.02,
    parameter: -0.02,
    status: -0.08,
    variable: -0.45,
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

/** How high an entry belongs. Everything that decides the order is here; the reasons are in weights.ts. */
export function scoreOf(
  query: Query,
  candidate: Candidate,
  relevance: number,
  stems: ReadonlySet<string>,
): number {
  const { entry, titleStems } = candidate;
  const { kind, address, names, title } = entry;
  const { request, form, parts, kinds, hints } = query;
  const isWanted = kinds.size === 0 || kinds.has(kind);
  const isOperation = kind === "operation" && request !== null;
  const inside = CALLED_BY_NAME.has(kind) ? weights.nameInside : weights.titleInside;
  // "limit max" is about a parameter, "LIMIT_MAX" is the name of a variable.
  const isVariable = kind === "variable" && (kinds.has(kind) || hints.has(kind));
  // One word is soon said.
  const isShort = titleStems.size === 1 && parts.length > 1;
  return (
    relevance +
    (isWanted ? weights.exactName * exactness(query, candidate) : 0) +
    (isOperation ? weights.request * fitOf(request, names[0] ?? "") : 0) +
    inside * nameShare(query, candidate) +
    weights.precision * shareOf(titleStems, stems) * (isShort ? 0.5 : 1) +
    (LEANING[isVariable ? "name" : form][kind] ?? 0) +
    (kinds.has(kind) ? weights.kind : 0) +
    (hints.has(kind) ? weights.hint : 0) +
    (kind === "page" && ENTRANCE.test(address) ? weights.entrance : 0) +
    (title.startsWith("codes.") ? weights.code * (stems.has("code") ? 1 : -1) : 0)
  );
}

/** How much the query is a name of the entry. */
function exactness(
  { spellings, keys: asked }: Query,
  { literal, keys, titleKey }: Candidate,
): number {
  if (spellings.some((one) => literal.has(one))) return 1;
  if (asked.some((key) => keys.has(key))) return weights.inflected;
  return asked.some((key) => key.length > 2 && titleKey.startsWith(key)) ? weights.beginning : 0;
}

/** The share of the query, by the rarity of its words, that is a name of the entry. */
function nameShare({ phrases }: Query, { keys }: Candidate): number {
  if (phrases.size === 0) return 0;
  let share = 0;
  for (const key of keys) share = Math.max(share, phrases.get(key) ?? 0);
  return share;
}

function shareOf(titleStems: ReadonlyMap<string, number>, stems: ReadonlySet<string>): number {
  let all = 0;
  let found = 0;
  for (const [stem, rarity] of titleStems) {
    all += rarity;
    if (stems.has(stem)) found += rarity;
  }
  return all === 0 ? 0 : found / all;
}
