import { beforeAll, expect, it } from "vitest";
import { loadContract } from "../loadContract.ts";
import { type Judge, makeJudge } from "./judge.ts";
import { toServerState } from "./serverState.ts";

let judge: Judge;
beforeAll(async () => {
  judge = makeJudge(await loadContract("openapi/openapi.yaml"));
});

const json = {
  "access-control-allow-origin": "*",
  "content-type": "application/json; charset=utf-8",
  etag: 'W/"1"',
};
const pong = { status: 200, result: "pong" };
const missing = { status: 404, error: "Resource not found" };

type Received = { status: number; headers?: Record<string, string>; body: unknown };

/** What is wrong with a response to GET, recorded in that state. */
function problems(precondition: string, path: string, { status, headers, body }: Received) {
  return judge.judge({
    label: path,
    state: toServerState(precondition),
    request: { method: "GET", path, headers: {}, body: undefined },
    response: { status, headers: { ...json, ...headers }, body },
  }).problems;
}

it("refuses a precondition that no rule knows", () => {
  expect(() => toServerState("a full moon")).toThrow(
    'no rule knows the precondition "a full moon"',
  );
});

it("reads settings in every form the recordings use", () => {
  const settings = (text: string) => toServerState(text).settings;
  expect(settings("A_MAX=2, B_MAX=null")).toEqual({ A_MAX: "2", B_MAX: "null" });
  expect(settings("USERNAME=u and PASSWORD=p")).toEqual({ USERNAME: "u", PASSWORD: "p" });
  expect(settings("USERNAME and PASSWORD empty")).toEqual({ USERNAME: "", PASSWORD: "" });
  expect(settings('HTTP_HEADERS={"A":"b, c=d"}')).toEqual({ HTTP_HEADERS: '{"A":"b, c=d"}' });
  expect(settings("HTTP_HEADERS an array")).toEqual({ HTTP_HEADERS: "[]" });
});

it("moves all paths below URL_PREFIX", () => {
  for (const prefix of ["URL_PREFIX=/v1", "URL_PREFIX=/v1/"]) {
    expect(problems(prefix, "/V1/ping", { status: 200, body: pong })).toEqual([]);
    expect(problems(prefix, "/ping", { status: 404, body: missing })).toEqual([]);
    expect(problems(prefix, "/ping", { status: 200, body: pong })).toHaveLength(1);
  }
  const bare = "URL_PREFIX=v1 without slash";
  expect(problems(bare, "/v1/ping", { status: 404, body: missing })).toEqual([]);
  expect(problems(bare, "/v1/ping", { status: 200, body: pong })).toHaveLength(1);
});

it("expects the headers of HTTP_HEADERS, and CORS untouched", () => {
  const state = 'HTTP_HEADERS={"X-A":"b","Access-Control-Allow-Origin":"https://example.com"}';
  expect(problems(state, "/ping", { status: 200, headers: { "x-a": "b" }, body: pong })).toEqual(
    [],
  );
  expect(problems(state, "/ping", { status: 200, body: pong })).toEqual([
    'HTTP_HEADERS adds "x-a: b"',
  ]);
});

it("expects metrics only with credentials", () => {
  const state = "PROMETHEUS_USERNAME=u and PROMETHEUS_PASSWORD=p";
  const refused = { status: 401, headers: { "www-authenticate": "Basic" }, body: null };
  expect(problems(state, "/metrics", refused)).toEqual([]);
  expect(problems(state, "/metrics", { status: 404, body: missing })).toHaveLength(1);
  const half = "PROMETHEUS_USERNAME=u without a password";
  expect(problems(half, "/metrics", { status: 404, body: missing })).toEqual([]);
});

it("takes the limits and their messages from the settings", () => {
  const list = { status: 200, body: { status: 200, result: ["M1 1AD", "M1 1AE"] } };
  const path = "/postcodes/M1/autocomplete";
  expect(problems("SEARCH_LIMIT_DEFAULT=2", path, list)).toEqual([]);
  expect(problems("SEARCH_LIMIT_DEFAULT=1", path, list)).toHaveLength(1);
  expect(problems("SEARCH_LIMIT_MAX=1", `${path}?limit=9`, list)).toHaveLength(1);
  expect(problems("NODE_ENV empty", `${path}?limit=1`, list)).toEqual([
    "2 results, although the limit is 1",
  ]);
});

it("expects /ready to test the connection alone", () => {
  const ready = { status: 200, body: { status: 200, result: "Ready" } };
  const error = "Service not ready. Database is not available";
  const unavailable = { status: 500, body: { status: 500, error } };
  expect(problems("database without tables", "/ready", ready)).toEqual([]);
  expect(problems("database without tables", "/ready", unavailable)).toHaveLength(1);
  expect(problems("database unavailable", "/ready", unavailable)).toEqual([]);
  expect(problems("database unavailable", "/ready", ready)).toHaveLength(1);
  expect(problems("database unavailable", "/ping", { status: 200, body: pong })).toEqual([]);
});

it("expects no data from an empty database", () => {
  const valid = { status: 200, body: { status: 200, result: true } };
  const path = "/postcodes/M11AE/validate";
  expect(problems("all tables present but empty", path, valid)).toHaveLength(1);
});
