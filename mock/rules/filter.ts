import { isRecord } from "../../src/lib/isRecord.ts";
import type { DataRecord } from "../knowledge.ts";
import { parameterText, type Query } from "../query.ts";

/** What `filter` leaves of a record. */
export function toFilter(
  query: Query,
  filterable: ReadonlySet<string>,
): (record: DataRecord) => DataRecord {
  const filter = parameterText(query, "filter");
  if (filter === "") return (record) => record;
  const names = filter.toLowerCase().replace(/\s/g, "").split(",");
  const kept = names.filter((name) => filterable.has(name));
  return (record) =>
    Object.fromEntries(kept.filter((name) => name in record).map((name) => [name, record[name]]));
}

/** The filter on the result of a bulk entry: a record, a list of them, or null. */
export function filtered(value: unknown, filter: (record: DataRecord) => DataRecord): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => filtered(item, filter));
  return isRecord(value) ? filter(value) : value;
}
