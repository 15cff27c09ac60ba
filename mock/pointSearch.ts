import type { Limit } from "../src/reference/model/types.ts";

/** A search around a point, with defaults and maxima applied. */
export type PointSearch = {
  longitude: number;
  latitude: number;
  limit: number;
  radius: number;
  /** Looks beyond any radius until it has ten postcodes. */
  wide: boolean;
};

/** As they come: text of a URL, or any JSON value of a bulk request. */
export type RawPointSearch = {
  longitude: unknown;
  latitude: unknown;
  limit: unknown;
  radius: unknown;
  wide: boolean;
};

export type ParsedPointSearch =
  | { kind: "search"; search: PointSearch }
  | { kind: "nothing" }
  | { kind: "error"; id: string };

/** A wide search gives at most this many. */
export const WIDE_LIMIT = 10;

export function parsePointSearch(
  raw: RawPointSearch,
  limits: { limit: Limit; radius: Limit },
): ParsedPointSearch {
  const longitude = Number.parseFloat(String(raw.longitude));
  const latitude = Number.parseFloat(String(raw.latitude));
  const limit = Number.parseInt(orDefault(raw.limit, limits.limit), 10);
  const radius = Number.parseFloat(orDefault(raw.radius, limits.radius));
  if (Number.isNaN(longitude) || Number.isNaN(latitude)) return failure("invalid-coordinates");
  if (Number.isNaN(limit)) return failure("invalid-limit");
  if (Number.isNaN(radius)) return failure("invalid-radius");
  // From here on it is the database that objects.
  if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) return failure("server-error");
  if (raw.wide && [raw.longitude, raw.latitude].some((value) => Number.isNaN(Number(value)))) {
    return failure("server-error");
  }
  if (limit < 0) return failure("server-error");
  if (limit === 0 || (!raw.wide && radius < 0)) return { kind: "nothing" };
  const search: PointSearch = {
    longitude,
    latitude,
    limit: Math.min(limit, limits.limit.max ?? limit, raw.wide ? WIDE_LIMIT : limit),
    radius: Math.min(radius, limits.radius.max ?? radius),
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
