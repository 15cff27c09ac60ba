import type { SearchEntry } from "./entry.ts";
import type { Query } from "./readQuery.ts";
import { fitOfEntry } from "./requestIn.ts";
import { leanings, weights } from "./weights.ts";
import type { Word } from "./words.ts";

/** What is known of an entry before any query. */
export type Candidate = {
  entry: SearchEntry;
  /** The keys of its title and names. */
  keys: ReadonlySet<string>;
  /** Title and names as they are written, without spaces and signs; the title is the first. */
  literal: ReadonlySet<string>;
  /** The words of its title that carry meaning, with their rarity. */
  titleStems: ReadonlyMap<string, number>;
  /** The same for entries of the same kind and title. */
  crowd: string;
  /** The words of title and answer, once the entry has been a hit. */
  shownWords: readonly Word[] | null;
};

/** Home, the indexes, and the pages of the reference that list operations. */
const ENTRANCE = /^\/(?:$|endpoints$|docs$|docs\/api(?:\/|$))/;

/** How high an entry belongs. Everything that decides the order is here; the reasons are in weights.ts. */
export function scoreOf(
  query: Query,
  candidate: Candidate,
  relevance: number,
  stems: ReadonlySet<string>,
): number {
  const { kind, address, title } = candidate.entry;
  const { request, parts, kinds } = query;
  // "404 Invalid postcode" names a status, but is a whole message.
  const isWanted = kinds.size === 0 || kinds.has(kind) || kind === "error";
  // Too easily matched.
  const isShort = candidate.titleStems.size === 1 && parts.length > 1;
  return (
    relevance +
    (isWanted ? weights.exactName * exactness(query, candidate) : 0) +
    (request === null ? 0 : weights.request * fitOfEntry(request, candidate.entry)) +
    weights.precision * shareOf(candidate.titleStems, stems) * (isShort ? 0.5 : 1) +
    (query.isCode ? 0 : (leanings[kind] ?? 0)) +
    (kinds.has(kind) ? weights.kind : 0) +
    (kind === "page" && ENTRANCE.test(address) ? weights.entrance : 0) +
    (title.startsWith("codes.") ? weights.code * (stems.has("code") ? 1 : -1) : 0)
  );
}

/** How much the query is a name of the entry. */
function exactness({ spellings, keys: asked }: Query, { literal, keys }: Candidate): number {
  const [title = ""] = literal;
  if (spellings.includes(title)) return weights.wholeTitle;
  if (spellings.some((one) => literal.has(one))) return 1;
  return asked.some((key) => keys.has(key)) ? weights.inflected : 0;
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
