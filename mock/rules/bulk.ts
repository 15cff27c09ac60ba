import { isRecord } from "../../src/lib/isRecord.ts";
import { limitNamed } from "../../src/reference/model/find.ts";
import type { DataRecord } from "../knowledge.ts";
import { error, type Outcome, type Rule, result, unknown, type World } from "../outcome.ts";
import { bulkSearch } from "../pointSearch.ts";
import { parameterText, type Query } from "../query.ts";
import { unknownPoint } from "./pointRules.ts";
import { postcodeState } from "./postcodes.ts";

type Entry = { query: unknown; result: unknown };

/** POST /postcodes: a list of postcodes, or else a list of points. */
export const bulkLookupPostcodes: Rule = ({ body, query }, world) => {
  // The server looks into a body that is not there.
  if (body === undefined) return error("server-error");
  const { postcodes, geolocations } = isRecord(body) ? body : {};
  if (postcodes) {
    if (!Array.isArray(postcodes)) return error("not-an-array");
    const { max } = limitNamed(world, "bulkLookup.postcodes");
    if (max !== null && postcodes.length > max) return error("too-many-postcodes");
    return respondToAll(postcodes.filter(isText), query, world, lookUp);
  }
  if (geolocations) {
    if (!Array.isArray(geolocations)) return error("not-an-array");
    const { max } = limitNamed(world, "bulkReverseGeocode.geolocations");
    if (max !== null && geolocations.length > max) return error("too-many-geolocations");
    return respondToAll(geolocations, query, world, findNear);
  }
  return error("no-bulk-list");
};

/** The outcome of each item as an entry. One that is refused or unknown decides for all. */
function respondToAll<Item>(
  items: readonly Item[],
  query: Query,
  world: World,
  respond: (item: Item, query: Query, world: World) => Entry | Outcome,
): Outcome {
  const entries: Entry[] = [];
  const outcomes: Outcome[] = [];
  for (const item of items) {
    const response = respond(item, query, world);
    if ("kind" in response) outcomes.push(response);
    else entries.push(response);
  }
  const [first] = outcomes;
  const decisive = outcomes.find(({ kind }) => kind === "error") ?? first;
  if (decisive !== undefined) return decisive;
  const filter = toFilter(query, world.filterable);
  return result(
    entries.map((entry) => ({ query: entry.query, result: filtered(entry.result, filter) })),
  );
}

function lookUp(postcode: string, _: Query, { knowledge }: World): Entry | Outcome {
  const state = postcodeState(knowledge, postcode);
  if ("why" in state) return unknown(state.why);
  return { query: postcode, result: state.kind === "live" ? state.record : null };
}

function findNear(item: unknown, query: Query, world: World): Entry | Outcome {
  const sent: Record<string, unknown> = { ...globals(query), ...echoed(item) };
  const parsed = bulkSearch(sent, world);
  if (parsed.kind === "error") return error(parsed.id);
  if (parsed.kind === "nothing") return { query: sent, result: null };
  const { points } = world.knowledge;
  const found = points.find(parsed.search);
  if (found === null) return unknown(unknownPoint(points, parsed));
  return { query: sent, result: found.length === 0 ? null : found };
}

/** What the query string says for all items. The wide search has one spelling here. */
function globals(query: Query): Record<string, unknown> {
  const limit = parameterText(query, "limit");
  const radius = parameterText(query, "radius");
  return {
    ...(limit !== "" && { limit }),
    ...(radius !== "" && { radius }),
    ...(parameterText(query, "widesearch") !== "" && { widesearch: true }),
  };
}

const echoedKeys = ["longitude", "latitude", "limit", "radius", "widesearch"];

/** The keys of an item that the server repeats, in any letter case. */
function echoed(item: unknown): Record<string, unknown> {
  const entries = Object.entries(isRecord(item) ? item : {});
  return Object.fromEntries(entries.filter(([name]) => echoedKeys.includes(name.toLowerCase())));
}

/** What `filter` leaves of a record. */
function toFilter(
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
function filtered(value: unknown, filter: (record: DataRecord) => DataRecord): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => filtered(item, filter));
  return isRecord(value) ? filter(value) : value;
}

function isText(item: unknown): item is string {
  return typeof item === "string";
}
