import type { DataRecord } from "../knowledge.ts";
import { error, type Outcome, type Rule, result, unknown } from "../outcome.ts";
import type { PointResponses } from "../pointResponses.ts";
import {
  coordinatesIn,
  outcodeSearch,
  type ParsedPointSearch,
  pointInPath,
  pointOf,
  postcodeSearch,
} from "../pointSearch.ts";
import { hasNul } from "../postcodeFormat.ts";
import { parameterText } from "../query.ts";
import { outcodeState } from "./outcodes.ts";
import { postcodeState } from "./postcodes.ts";
import { queryText } from "./textSearch.ts";

/** GET /postcodes: around a point if the query has one, else by text. */
export const queryPostcodes: Rule = (request, world) => {
  const { query } = request;
  const point = coordinatesIn(query);
  const outcome =
    point === null
      ? queryText(request, world)
      : nearby(world.knowledge.points, postcodeSearch(point, query, world));
  // The filter of bulk requests runs here too, has no effect, and fails on null.
  const isFiltered = parameterText(query, "filter") !== "";
  const isNull = outcome.kind === "result" && outcome.value === null;
  return isFiltered && isNull ? error("server-error") : outcome;
};

export const reverseGeocode: Rule = (request, world) =>
  nearby(world.knowledge.points, postcodeSearch(pointInPath(request), request.query, world));

export const nearestPostcodes: Rule = ({ path, query }, world) => {
  const { knowledge } = world;
  const state = postcodeState(knowledge, path["postcode"] ?? "");
  if ("why" in state) return unknown(state.why);
  if (state.kind !== "live") return error("postcode-not-found");
  const point = pointOf(state.record);
  if (point === null) return withoutPoint(postcodeSearch(anyPoint, query, world));
  return nearby(knowledge.points, postcodeSearch(point, query, world));
};

export const reverseGeocodeOutcodes: Rule = ({ query }, world) => {
  const point = coordinatesIn(query);
  if (point === null) return error("invalid-coordinates");
  return nearby(world.knowledge.outcodePoints, outcodeSearch(point, query, world));
};

export const nearestOutcodes: Rule = ({ path, query }, world) => {
  const { knowledge } = world;
  if (hasNul(path["outcode"] ?? "")) return error("server-error");
  const state = outcodeState(knowledge, path["outcode"] ?? "");
  if (state.kind === "unknown") return state;
  if (state.kind === "absent") return error("outcode-not-found");
  const point = pointOf(state.record);
  if (point === null) return withoutPoint(outcodeSearch(anyPoint, query, world));
  return nearby(knowledge.outcodePoints, outcodeSearch(point, query, world));
};

const anyPoint = { longitude: 0, latitude: 0 };

/** A nearest search checks the limit before the coordinates of its postcode, and the radius after them. */
function withoutPoint(parsed: ParsedPointSearch): Outcome {
  const isBadLimit = parsed.kind === "error" && parsed.id === "invalid-limit";
  return error(isBadLimit ? "invalid-limit" : "invalid-coordinates");
}

function nearby(searches: PointResponses<DataRecord>, parsed: ParsedPointSearch): Outcome {
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
