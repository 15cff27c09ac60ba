import { emptyKnowledge, type Knowledge, learnRecords } from "../mock/knowledge.ts";
import type { MockData } from "../mock/mockData.ts";
import { compact } from "../mock/postcodeFormat.ts";
import { toSource } from "../mock/sources.ts";
import { isRecord } from "../src/lib/isRecord.ts";

/**
 * The codes of records that the scenarios show with other values than the recordings. The scenarios
 * have verified records, the recordings those of a small hand-made database.
 */
export function disputedRecords({ scenarios, recordings, reference }: MockData): Set<string> {
  const learn = (exchanges: typeof scenarios): Knowledge => {
    const knowledge = emptyKnowledge();
    for (const exchange of exchanges) {
      const source = toSource(reference, exchange);
      if (source !== null) learnRecords(knowledge, reference, source.response.body);
    }
    return knowledge;
  };
  const verified = learn(scenarios);
  const recorded = learn(recordings.withDatabase);
  const disputed = new Set<string>();
  for (const kind of ["postcodes", "outcodes", "places", "terminated", "scottish"] as const) {
    for (const [key, record] of verified[kind]) {
      const other = recorded[kind].get(key);
      if (other !== undefined && JSON.stringify(other) !== JSON.stringify(record))
        disputed.add(key);
    }
  }
  return disputed;
}

/**
 * The value with nothing but the code left of every disputed record, and of every entry that requested
 * one. Beside such a record distances are left out, too: they may be those from it.
 */
export function masked(value: unknown, disputed: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    const isDisputed = value.some((item: unknown) => disputedKey(item, disputed) !== null);
    return value.map((item: unknown) => masked(isDisputed ? undistanced(item) : item, disputed));
  }
  if (!isRecord(value)) return value;
  const key = disputedKey(value, disputed);
  if (key !== null) return key;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, masked(child, disputed)]),
  );
}

function disputedKey(value: unknown, disputed: ReadonlySet<string>): string | null {
  if (!isRecord(value)) return null;
  const names = [value["postcode"] ?? value["outcode"], value["query"]];
  const keys = names.map((name) => (typeof name === "string" ? compact(name) : ""));
  return keys.find((key) => disputed.has(key)) ?? null;
}

function undistanced(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { distance: _, ...rest } = value;
  return rest;
}
