import { isRecord } from "../src/lib/isRecord.ts";
import { walk } from "../src/lib/pointer.ts";
import { schemaNamed } from "../src/reference/model/find.ts";
import type { Reference } from "../src/reference/model/types.ts";
import { PointResponses } from "./pointResponses.ts";
import { compact, formatted, postcodeKey } from "./postcodeFormat.ts";
import type { Source } from "./sources.ts";

export type DataRecord = Readonly<Record<string, unknown>>;

/** Everything known from the sources, filed by the compact form of a code. */
export type Knowledge = {
  /** Whole records. */
  postcodes: Map<string, DataRecord>;
  /** Formatted postcodes that exist, also those whose record no source shows whole. */
  live: Map<string, string>;
  terminated: Map<string, DataRecord>;
  scottish: Map<string, DataRecord>;
  outcodes: Map<string, DataRecord>;
  places: Map<string, DataRecord>;
  /** Codes for which a source shows that it does not exist. */
  absent: { postcodes: Set<string>; outcodes: Set<string>; places: Set<string> };
  /** Formatted postcodes by the text that finds them. */
  texts: Listings<string>;
  placeTexts: Listings<DataRecord>;
  points: PointResponses<DataRecord>;
  outcodePoints: PointResponses<DataRecord>;
};

/** The schema of each kind of record, where it is filed, and the field that has its code. */
const KINDS = [
  ["Postcode", "postcodes", "postcode"],
  ["TerminatedPostcode", "terminated", "postcode"],
  ["ScottishPostcode", "scottish", "postcode"],
  ["Outcode", "outcodes", "outcode"],
  ["Place", "places", "code"],
] as const;

export function emptyKnowledge(): Knowledge {
  return {
    postcodes: new Map(),
    live: new Map(),
    terminated: new Map(),
    scottish: new Map(),
    outcodes: new Map(),
    places: new Map(),
    absent: { postcodes: new Set(), outcodes: new Set(), places: new Set() },
    texts: new Listings("reading"),
    placeTexts: new Listings("matches"),
    points: new PointResponses(({ distance }) => (typeof distance === "number" ? distance : null)),
    outcodePoints: new PointResponses(() => null),
  };
}

/** Files every record within a response. The first source of a record counts. */
export function learnRecords(knowledge: Knowledge, reference: Reference, body: unknown): void {
  for (const { value } of walk(body)) {
    if (!isRecord(value)) continue;
    const { distance: _, ...record } = value;
    for (const [schema, file, name] of KINDS) {
      if (!hasKeys(record, fieldNames(reference, schema))) continue;
      const key = compact(String(record[name]));
      if (!knowledge[file].has(key)) knowledge[file].set(key, record);
      if (file === "postcodes") knowledge.live.set(key, String(record[name]));
    }
  }
}

/** Files whether the code in the request exists, as far as the response shows it. */
export function learnExistence(knowledge: Knowledge, source: Source): void {
  const { operationId, path, response } = source;
  const body = isRecord(response.body) ? response.body : {};
  const isMissing = response.status === 404;
  const hasResult = response.status === 200;
  switch (operationId) {
    case "lookupPostcode":
      if (isMissing && body["terminated"] === undefined) absentPostcode(path["postcode"]);
      break;
    case "validatePostcode":
      if (body["result"] === true) livePostcode(path["postcode"]);
      if (body["result"] === false) absentPostcode(path["postcode"]);
      break;
    case "autocompletePostcode":
      for (const postcode of listOf(body["result"])) livePostcode(postcode);
      break;
    case "bulkLookupPostcodes":
      for (const entry of listOf(body["result"])) {
        if (!isRecord(entry)) continue;
        if (entry["result"] === null) absentPostcode(entry["query"]);
        else if (isRecord(entry["result"])) livePostcode(entry["query"]);
      }
      break;
    case "lookupOutcode":
      if (isMissing) knowledge.absent.outcodes.add(compact(path["outcode"] ?? ""));
      break;
    case "randomPostcode":
      if (hasResult && body["result"] === null) {
        knowledge.absent.outcodes.add(compact(String(source.query["outcode"])));
      }
      break;
    case "lookupPlace":
      if (isMissing) knowledge.absent.places.add(compact(path["id"] ?? ""));
  }

  function livePostcode(text: unknown): void {
    const key = typeof text === "string" ? postcodeKey(text) : null;
    if (key !== null) knowledge.live.set(key, formatted(key));
  }

  function absentPostcode(text: unknown): void {
    const key = typeof text === "string" ? postcodeKey(text) : null;
    if (key !== null) knowledge.absent.postcodes.add(key);
  }
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function fieldNames(reference: Reference, schema: string): string[] {
  return schemaNamed(reference, schema).children.map(({ name }) => name);
}

function hasKeys(record: DataRecord, names: readonly string[]): boolean {
  return Object.keys(record).length === names.length && names.every((name) => name in record);
}

/** A known list, and the limit of its request. */
type Listing<Item> = { items: readonly Item[]; limit: number };

/** Known lists by the text of their request. */
class Listings<Item> {
  readonly #lists = new Map<string, Listing<Item>[]>();
  readonly #limits: "matches" | "reading";

  /**
   * What a limit limits. A search that stops after so many matches follows from another one. One that
   * stops after reading so many records, matching or not, only if all of them matched.
   */
  constructor(limits: "matches" | "reading") {
    this.#limits = limits;
  }

  add(key: string, listing: Listing<Item>): void {
    this.#lists.set(key, [...(this.#lists.get(key) ?? []), listing]);
  }

  /** The first `limit` items, if a known list has them. */
  find(key: string, limit: number): readonly Item[] | null {
    const listing = this.#lists.get(key)?.find((known) => {
      const isFull = known.items.length === known.limit;
      if (limit === known.limit) return true;
      if (this.#limits === "reading") return isFull && limit < known.limit;
      return !isFull || limit < known.limit;
    });
    return listing?.items.slice(0, limit) ?? null;
  }

  keys(): string[] {
    return [...this.#lists.keys()];
  }
}
