import { isRecord } from "../../../src/lib/isRecord.ts";
import { parametersAt } from "../operations.ts";
import { valueAt, walk } from "../pointer.ts";
import type { Exchange } from "./recordings.ts";
import type { Route } from "./routes.ts";
import type { ServerState } from "./serverState.ts";

/** The environment variables that change a limit of the contract, without `_DEFAULT` and `_MAX`. */
const variables: Readonly<Record<string, string>> = {
  "search.limit": "SEARCH_LIMIT",
  "places.limit": "PLACESSEARCH_LIMIT",
  "nearest.limit": "NEAREST_LIMIT",
  "nearest.radius": "NEAREST_RADIUS",
  "nearestOutcodes.limit": "NEARESTOUTCODES_LIMIT",
  "nearestOutcodes.radius": "NEARESTOUTCODES_RADIUS",
};

type LimitRule = (route: Route, exchange: Exchange, value: unknown) => string[];

/**
 * No list is longer than its limit, and nothing in it is beyond its radius. Each is the number in the
 * request, else the default, and at most the maximum. A wide search keeps to the default limit.
 */
export function makeLimitRule(document: unknown): LimitRule {
  const limits = namedLimits(document);

  const boundsOf = (name: string, { settings }: ServerState) => {
    const read = (suffix: string, key: string) =>
      Number(settings[`${variables[name]}_${suffix}`] ?? limits.get(name)?.[key] ?? Infinity);
    const bounds = { usual: read("DEFAULT", "default"), max: read("MAX", "maximum") };
    return {
      usual: Math.min(bounds.usual, bounds.max),
      actual: (wanted: number) => Math.min(wanted > 0 ? wanted : bounds.usual, bounds.max),
    };
  };

  return (route, { request, state }, value) => {
    const result = isRecord(value) ? value["result"] : null;
    if (!Array.isArray(result) || route.method !== "GET") return [];
    const query = new URLSearchParams(request.path.split(/\?(.*)/s)[1] ?? "");
    const distances = result.flatMap((item: unknown) =>
      isRecord(item) && typeof item["distance"] === "number" ? [item["distance"]] : [],
    );
    const isNear = distances.length > 0;
    const switches = [query.getAll("widesearch"), query.getAll("wideSearch")];
    const isWide = isNear && switches.some((values) => values.join() !== "");
    const limitName = isNear ? "nearest.limit" : limitNameOf(document, route);
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

function namedLimits(document: unknown): Map<string, Record<string, unknown>> {
  const limits = new Map<string, Record<string, unknown>>();
  for (const { value } of walk(document)) {
    const name = isRecord(value) ? value["x-limit"] : undefined;
    if (isRecord(value) && typeof name === "string") limits.set(name, value);
  }
  return limits;
}

function limitNameOf(document: unknown, { pointer }: Route): string {
  const limit = parametersAt(document, pointer).find(({ name }) => name === "limit");
  return String(valueAt(document, `${limit?.pointer}/schema/x-limit`));
}
