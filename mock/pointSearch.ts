import { limitNamed } from "../src/reference/model/find.ts";
import type { Limit } from "../src/reference/model/types.ts";
import type { DataRecord } from "./knowledge.ts";
import type { World } from "./outcome.ts";
import { type PointSearch, WIDE_LIMIT } from "./pointResponses.ts";
import { firstText, parameterText, type Query } from "./query.ts";

type Limits = Pick<World, "limits">;
export type RawPoint = { longitude: unknown; latitude: unknown };

/** Unchecked values: text from a URL, or any JSON value from a bulk request. */
type RawPointSearch = RawPoint & { limit: unknown; radius: unknown; wide: boolean };

export type ParsedPointSearch =
  | { kind: "search"; search: PointSearch }
  | { kind: "nothing" }
  | { kind: "error"; id: string };

/** The coordinates in the query, if it has a pair: the long names before the short ones, never mixed. */
export function coordinatesIn(query: Query): RawPoint | null {
  for (const [first, second] of [
    ["longitude", "latitude"],
    ["lon", "lat"],
  ] as const) {
    const longitude = parameterText(query, first);
    const latitude = parameterText(query, second);
    if (longitude !== "" && latitude !== "") return { longitude, latitude };
  }
  return null;
}

/** The point of a record, or null without one. The server takes a longitude of 0 for none, too. */
export function pointOf({ longitude, latitude }: DataRecord): RawPoint | null {
  return longitude && latitude ? { longitude, latitude } : null;
}

/** A search for postcodes around a point. Any text switches the wide search on, "false" too. */
export function postcodeSearch(point: RawPoint, query: Query, limits: Limits): ParsedPointSearch {
  const wide = firstText(query, "widesearch", "wideSearch") !== "";
  return parse({ ...point, ...boundsIn(query), wide }, "nearest", limits);
}

/** A search of a bulk request. Keys in another letter case are not read; either wide search is enough. */
export function bulkSearch(item: DataRecord, limits: Limits): ParsedPointSearch {
  const { longitude, latitude, limit, radius, widesearch, wideSearch } = item;
  const wide = Boolean(widesearch) || Boolean(wideSearch);
  return parse({ longitude, latitude, limit, radius, wide }, "nearest", limits);
}

export function outcodeSearch(point: RawPoint, query: Query, limits: Limits): ParsedPointSearch {
  return parse({ ...point, ...boundsIn(query), wide: false }, "nearestOutcodes", limits);
}

function boundsIn(query: Query) {
  return { limit: parameterText(query, "limit"), radius: parameterText(query, "radius") };
}

function parse(raw: RawPointSearch, name: string, limits: Limits): ParsedPointSearch {
  const limitOf = limitNamed(limits, `${name}.limit`);
  const radiusOf = limitNamed(limits, `${name}.radius`);
  const longitude = Number.parseFloat(String(raw.longitude));
  const latitude = Number.parseFloat(String(raw.latitude));
  const limit = Number.parseInt(orDefault(raw.limit, limitOf), 10);
  const radius = Number.parseFloat(orDefault(raw.radius, radiusOf));
  if (Number.isNaN(longitude) || Number.isNaN(latitude)) return failure("invalid-coordinates");
  if (Number.isNaN(limit)) return failure("invalid-limit");
  if (Number.isNaN(radius)) return failure("invalid-radius");
  // From here on it is the database that refuses.
  if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) return failure("server-error");
  if (raw.wide && [raw.longitude, raw.latitude].some((value) => Number.isNaN(Number(value)))) {
    return failure("server-error");
  }
  if (limit < 0) return failure("server-error");
  if (limit === 0 || (!raw.wide && radius < 0)) return { kind: "nothing" };
  const search: PointSearch = {
    longitude,
    latitude,
    limit: Math.min(limit, limitOf.max ?? limit, raw.wide ? WIDE_LIMIT : limit),
    radius: Math.min(radius, radiusOf.max ?? radius),
    wide: raw.wide,
  };
  return { kind: "search", search };
}

/** What is missing, empty, or the JSON number 0 means the default. The text "0" is a zero. */
function orDefault(value: unknown, limit: Limit): string {
  return String(value || limit.default);
}

function failure(id: string): ParsedPointSearch {
  return { kind: "error", id };
}
