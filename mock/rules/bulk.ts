import { isRecord } from "../../src/lib/isRecord.ts";
import { limitNamed } from "../../src/reference/model/find.ts";
import { error, type Outcome, type Rule, result, unknown, type World } from "../outcome.ts";
import { parameterText, type Query } from "../query.ts";
import { filtered, toFilter } from "./filter.ts";
import { parsePostcodeSearch, rawSearchOf } from "./pointRequests.ts";
import { unknownPoint } from "./pointRules.ts";
import { postcodeState, withoutRecord } from "./postcodeState.ts";

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
    return answerAll(postcodes.filter(isText), query, world, lookUp);
  }
  if (geolocations) {
    if (!Array.isArray(geolocations)) return error("not-an-array");
    const { max } = limitNamed(world, "bulkReverseGeocode.geolocations");
    if (max !== null && geolocations.length > max) return error("too-many-geolocations");
    return answerAll(geolocations, query, world, findNear);
  }
  return error("no-bulk-list");
};

/** The outcome of each item as an entry. One that is refused or unknown decides for all. */
function answerAll<Item>(
  items: readonly Item[],
  query: Query,
  world: World,
  answer: (item: Item, query: Query, world: World) => Entry | Outcome,
): Outcome {
  const entries: Entry[] = [];
  const outcomes: Outcome[] = [];
  for (const item of items) {
    const answered = answer(item, query, world);
    if ("kind" in answered) outcomes.push(answered);
    else entries.push(answered);
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
  if (state.kind === "unknown") return unknown(state.why);
  if (state.kind !== "live") return { query: postcode, result: null };
  if (state.record === null) return unknown(withoutRecord(knowledge, state.postcode));
  return { query: postcode, result: state.record };
}

function findNear(item: unknown, query: Query, world: World): Entry | Outcome {
  const asked: Record<string, unknown> = { ...globals(query), ...echoed(item) };
  const parsed = parsePostcodeSearch(rawSearchOf(asked), world);
  if (parsed.kind === "error") return error(parsed.id);
  if (parsed.kind === "nothing") return { query: asked, result: null };
  const { points } = world.knowledge;
  const found = points.find(parsed.search);
  if (found === null) return unknown(unknownPoint(points, parsed));
  return { query: asked, result: found.length === 0 ? null : found };
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

function isText(item: unknown): item is string {
  return typeof item === "string";
}
