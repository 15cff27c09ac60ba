import { isRecord } from "../../../src/lib/isRecord.ts";
import type { Operation, Reference } from "../../../src/reference/model/types.ts";
import type { Exchange } from "./recordings.ts";
import type { ServerState } from "./serverState.ts";

/** The environment variables that change a limit of the contract, without `_DEFAULT` and `_MAX`. */
const variables: Readonly<Record<string, string>> = {
  "search.limit": "SEARCH_LIMIT",
  "places.limit": "PLACESSEARCH_LIMIT",
  "nearest.limit": "NEAREST_LIMIT",
  "nearest.radius": "NEAREST_RADIUS",
  "nearestOutcodes.limit": "NEARESTOUTCODES_LIMIT",
};

type LimitRule = (operation: Operation, exchange: Exchange, value: unknown) => string[];

/**
 * No list is longer than its limit, and nothing in it is beyond its radius. Each is the number in the
 * request, else the default, and at most the maximum. A wide search keeps to the default limit.
 */
export function makeLimitRule({ limits }: Reference): LimitRule {
  const boundsOf = (name: string, { settings }: ServerState) => {
    const read = (suffix: string, key: "default" | "max") =>
      Number(settings[`${variables[name]}_${suffix}`] ?? limits[name]?.[key] ?? Infinity);
    const bounds = { usual: read("DEFAULT", "default"), max: read("MAX", "max") };
    return {
      usual: Math.min(bounds.usual, bounds.max),
      actual: (wanted: number) => Math.min(wanted > 0 ? wanted : bounds.usual, bounds.max),
    };
  };

  return (operation, { request, state }, value) => {
    const result = isRecord(value) ? value["result"] : null;
    if (!Array.isArray(result) || operation.method !== "get") return [];
    const query = new URLSearchParams(request.path.split(/\?(.*)/s)[1] ?? "");
    const distances = result.flatMap((item: unknown) =>
      isRecord(item) && typeof item["distance"] === "number" ? [item["distance"]] : [],
    );
    const isNear = distances.length > 0;
    const switches = [query.getAll("widesearch"), query.getAll("wideSearch")];
    const isWide = isNear && switches.some((values) => values.join() !== "");
    const limitName = isNear ? "nearest.limit" : limitNameOf(operation);
    const limit = boundsOf(limitName, state);
    const wanted = Number.parseInt(query.get("limit") || query.get("l") || "", 10);
    const most = isWide ? limit.usual : limit.actual(wanted);
    const radius = Number.parseFloat(query.get("radius") ?? "");
    const reach = isWide ? Infinity : boundsOf("nearest.radius", state).actual(radius);
    return [
      ...(result.length > most ? [`${result.length} results, although the limit is ${most}`] : []),
      ...(Math.max(0, ...distances) > reach ? [`a result beyond the radius of ${reach} m`] : []),
    ];
  };
}

function limitNameOf({ limits }: Operation): string {
  return limits.find(({ fields }) => fields.some(({ path }) => path === "limit"))?.name ?? "";
}
