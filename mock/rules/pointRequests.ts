import { limitNamed } from "../../src/reference/model/find.ts";
import type { DataRecord } from "../knowledge.ts";
import type { RuleRequest, World } from "../outcome.ts";
import { type ParsedPointSearch, parsePointSearch, type RawPointSearch } from "../pointSearch.ts";
import { firstText, parameterText, type Query } from "../query.ts";

type Limits = Pick<World, "limits">;

/** The coordinates in the query, if it has a pair: the long names before the short ones, never mixed. */
export function coordinatesIn(query: Query): { longitude: string; latitude: string } | null {
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

/** A search for postcodes around a point. Any text switches the wide search on, "false" too. */
export function postcodeSearch(
  point: { longitude: unknown; latitude: unknown },
  query: Query,
  limits: Limits,
): ParsedPointSearch {
  return parsePostcodeSearch(
    {
      longitude: point.longitude,
      latitude: point.latitude,
      limit: parameterText(query, "limit"),
      radius: parameterText(query, "radius"),
      wide: firstText(query, "widesearch", "wideSearch") !== "",
    },
    limits,
  );
}

/** An item of a bulk request. Keys in another letter case are not read; either wide search is enough. */
export function rawSearchOf(item: Readonly<Record<string, unknown>>): RawPointSearch {
  const { longitude, latitude, limit, radius, widesearch, wideSearch } = item;
  return { longitude, latitude, limit, radius, wide: Boolean(widesearch) || Boolean(wideSearch) };
}

export function parsePostcodeSearch(raw: RawPointSearch, limits: Limits): ParsedPointSearch {
  return parsePointSearch(raw, {
    limit: limitNamed(limits, "nearest.limit"),
    radius: limitNamed(limits, "nearest.radius"),
  });
}

export function outcodeSearch(
  point: { longitude: unknown; latitude: unknown },
  query: Query,
  limits: Limits,
): ParsedPointSearch {
  const raw = {
    longitude: point.longitude,
    latitude: point.latitude,
    limit: parameterText(query, "limit"),
    radius: parameterText(query, "radius"),
    wide: false,
  };
  return parsePointSearch(raw, {
    limit: limitNamed(limits, "nearestOutcodes.limit"),
    radius: limitNamed(limits, "nearestOutcodes.radius"),
  });
}

/** The point of a record, or null without one. The server takes a longitude of 0 for none, too. */
export function pointOf(record: DataRecord): { longitude: unknown; latitude: unknown } | null {
  const { longitude, latitude } = record;
  return longitude && latitude ? { longitude, latitude } : null;
}

/** The point in the path. */
export function pointInPath({ path }: Pick<RuleRequest, "path">) {
  return { longitude: path["longitude"], latitude: path["latitude"] };
}
