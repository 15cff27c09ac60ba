import { isRecord } from "../../../src/lib/isRecord.ts";
import type { ErrorMessage, Operation } from "../../../src/reference/model/types.ts";
import type { Exchange } from "./recordings.ts";
import type { ServerState } from "./serverState.ts";

/** What settings and database change. The guide for those who host the API describes it. */

/** HTTP_HEADERS adds its headers to every response; they cannot replace the CORS origin. */
export function withoutOwnHeaders(exchange: Exchange): { exchange: Exchange; problems: string[] } {
  const added = ownHeaders(exchange.state);
  const { response } = exchange;
  const problems = added
    .filter(([name, value]) => response.headers[name] !== value)
    .map(([name, value]) => `HTTP_HEADERS adds "${name}: ${value}"`);
  const names = added.map(([name]) => name);
  const headers = Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => !names.includes(name)),
  );
  return { exchange: { ...exchange, response: { ...response, headers } }, problems };
}

function ownHeaders({ settings }: ServerState): [string, string][] {
  const value: unknown = JSON.parse(settings["HTTP_HEADERS"] ?? "{}");
  return Object.entries(isRecord(value) ? value : {})
    .map(([name, text]): [string, string] => [name.toLowerCase(), String(text)])
    .filter(([name]) => name !== "access-control-allow-origin");
}

/** The path without URL_PREFIX, or null if it is not below it. A prefix without a slash hides all paths. */
export function pathBelowPrefix({ settings }: ServerState, path: string): string | null {
  const prefix = (settings["URL_PREFIX"] ?? "").replace(/\/$/, "");
  if (prefix === "") return path;
  const isBelow = path.toLowerCase().startsWith(`${prefix.toLowerCase()}/`);
  return isBelow ? path.slice(prefix.length) : null;
}

/** /metrics with both credentials set. Null: the path is something else. */
export function metricsProblems(
  { request, response, state }: Exchange,
  path: string,
  operations: readonly Operation[],
): string[] | null {
  const { PROMETHEUS_USERNAME: user, PROMETHEUS_PASSWORD: password } = state.settings;
  if (user === undefined || password === undefined || !/^\/metrics(?:\/|$)/i.test(path))
    return null;
  const credentials = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  if (request.headers["authorization"] !== credentials) {
    const isRefused =
      response.status === 401 &&
      response.headers["www-authenticate"] === "Basic" &&
      response.body === null;
    return isRefused ? [] : ["metrics without credentials are 401 with WWW-Authenticate: Basic"];
  }
  if (!/^\/metrics\/?$/i.test(path)) return null;
  const isText = response.status === 200 && response.headers["content-type"] === "text/plain";
  if (!isText) return ["metrics are status 200 and text/plain"];
  return request.method === "HEAD" ? [] : metricProblems(String(response.body), operations);
}

function metricProblems(text: string, operations: readonly Operation[]): string[] {
  const label =
    /^http_request_duration_seconds_count\{status_code="\d+",method="[A-Z]+",path="(.+)"\}/gm;
  const paths = [...text.matchAll(label)].map(([, path = ""]) => path);
  const known = operations.map(({ path }) => path.replaceAll(/\{\w+\}/g, ":"));
  const strange = paths.filter(
    (path) => path !== "other" && !known.includes(path.replaceAll(/:\w+/g, ":")),
  );
  return [
    ...(paths.length === 0 ? ["metrics lack the histogram of requests"] : []),
    ...(/^up 1$/m.test(text) ? [] : ['metrics lack "up 1"']),
    ...strange.map((path) => `metrics have the path ${path}, which is no route`),
  ];
}

/** /ready tests the connection alone, /ping nothing; without data no response holds any. */
export function databaseProblems(
  operationId: string,
  { response, state }: Exchange,
  value: unknown,
): string[] {
  if (operationId === "ready") {
    const expected = state.isConnected ? 200 : 500;
    return response.status === expected ? [] : [`/ready is ${expected} in this state`];
  }
  if (operationId === "ping") return response.status === 200 ? [] : ["/ping needs no database"];
  const result = isRecord(value) ? value["result"] : undefined;
  return state.data === "none" && response.status === 200 && !isEmpty(result)
    ? ["there is no data in this state, yet some is returned"]
    : [];
}

function isEmpty(result: unknown): boolean {
  if (Array.isArray(result)) {
    return result.every((entry: unknown) => isRecord(entry) && entry["result"] === null);
  }
  return result === null || result === false;
}

const maxima: Readonly<Record<string, string>> = {
  "too-many-postcodes": "BULKLOOKUPS_POSTCODES_MAX",
  "too-many-geolocations": "BULKGEOCODE_GEOLOCATIONS_MAX",
};

/** The message of an error as this server words it: two of them name the maximum that is set. */
export function messageIn({ settings }: ServerState, { id, message }: ErrorMessage): string {
  const maximum = settings[maxima[id] ?? ""];
  return maximum === undefined ? message : message.replace("Up to 100 ", `Up to ${maximum} `);
}
