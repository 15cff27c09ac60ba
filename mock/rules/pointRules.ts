import type { DataRecord } from "../knowledge.ts";
import {
  error,
  type Outcome,
  type Rule,
  type RuleRequest,
  result,
  unknown,
  type World,
} from "../outcome.ts";
import type { PointResponses } from "../pointResponses.ts";
import {
  coordinatesIn,
  outcodeSearch,
  type ParsedPointSearch,
  pointOf,
  postcodeSearch,
  type RawPoint,
} from "../pointSearch.ts";
import { hasNul } from "../postcodeFormat.ts";
import type { Query } from "../query.ts";
import { outcodeState } from "./outcodes.ts";
import { postcodeState } from "./postcodes.ts";

type Search = { searches: PointResponses<DataRecord>; parsed: ParsedPointSearch };

/** The search around a point that a request makes, or the outcome of a request without one. */
type Locate = (request: Pick<RuleRequest, "path" | "query">, world: World) => Search | Outcome;

type Kind = { known: "points" | "outcodePoints"; parse: typeof postcodeSearch };
const postcodes: Kind = { known: "points", parse: postcodeSearch };
const outcodes: Kind = { known: "outcodePoints", parse: outcodeSearch };

/** Where each operation searches. Its rule looks the search up, and recordings of it are filed under it. */
export const searchOf: Readonly<Record<string, Locate>> = {
  queryPostcodes: aroundQuery(postcodes),
  reverseGeocodeLonLat: aroundPath,
  reverseGeocodeLatLon: aroundPath,
  nearestPostcodes: ({ path, query }, world) => {
    const state = postcodeState(world.knowledge, path["postcode"] ?? "");
    if ("why" in state) return unknown(state.why);
    if (state.kind !== "live") return error("postcode-not-found");
    return aroundRecord(postcodes, state.record, query, world);
  },
  reverseGeocodeOutcodes: aroundQuery(outcodes),
  nearestOutcodes: ({ path, query }, world) => {
    if (hasNul(path["outcode"] ?? "")) return error("server-error");
    const state = outcodeState(world.knowledge, path["outcode"] ?? "");
    if (state.kind === "unknown") return state;
    if (state.kind === "absent") return error("outcode-not-found");
    return aroundRecord(outcodes, state.record, query, world);
  },
};

function around({ known, parse }: Kind, point: RawPoint, query: Query, world: World): Search {
  return { searches: world.knowledge[known], parsed: parse(point, query, world) };
}

function aroundQuery(kind: Kind): Locate {
  return ({ query }, world) => {
    const point = coordinatesIn(query);
    return point === null ? error("invalid-coordinates") : around(kind, point, query, world);
  };
}

function aroundPath({ path, query }: Parameters<Locate>[0], world: World): Search {
  const point = { longitude: path["longitude"], latitude: path["latitude"] };
  return around(postcodes, point, query, world);
}

/** A nearest search checks the limit before the coordinates of its record, and the radius after them. */
function aroundRecord(kind: Kind, record: DataRecord, query: Query, world: World) {
  const point = pointOf(record);
  if (point !== null) return around(kind, point, query, world);
  const parsed = kind.parse({ longitude: 0, latitude: 0 }, query, world);
  const isBadLimit = parsed.kind === "error" && parsed.id === "invalid-limit";
  return error(isBadLimit ? "invalid-limit" : "invalid-coordinates");
}

export const pointRules: Readonly<Record<string, Rule>> = Object.fromEntries(
  Object.entries(searchOf).map(([operationId, locate]): [string, Rule] => [
    operationId,
    (request, world) => {
      const found = locate(request, world);
      return "kind" in found ? found : nearby(found);
    },
  ]),
);

function nearby({ searches, parsed }: Search): Outcome {
  if (parsed.kind === "error") return error(parsed.id);
  if (parsed.kind === "nothing") return result(null);
  const found = searches.find(parsed.search);
  if (found === null) return unknown(unknownPoint(searches, parsed));
  return result(found.length === 0 ? null : found);
}

export function unknownPoint(
  searches: PointResponses<DataRecord>,
  { search }: Extract<ParsedPointSearch, { kind: "search" }>,
): string {
  const points = searches.points();
  const how = search.wide ? "in a wide search" : `within ${search.radius} m`;
  return (
    `It does not know the nearest ${search.limit} of ${search.longitude}, ${search.latitude} ${how}. ` +
    `It knows the surroundings of ${points.length} points (such as ${points.slice(0, 4).join("; ")}), ` +
    "not every radius and limit of each."
  );
}
