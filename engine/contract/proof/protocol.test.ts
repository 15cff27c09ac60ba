import { beforeAll, describe, expect, it } from "vitest";
import { errorNamed } from "../../../src/reference/model/find.ts";
import { loadContract } from "../loadContract.ts";
import { type Judge, makeJudge } from "./judge.ts";
import type { Exchange } from "./recordings.ts";
import { usualState } from "./serverState.ts";

/**
 * Exchanges that are not among the recordings but follow from what is known of the server. The contract
 * has to allow them, or it would have been written around the recordings.
 */

const cors = { "access-control-allow-origin": "*" };
const json = { ...cors, etag: 'W/"1"', "content-type": "application/json; charset=utf-8" };
const script = {
  ...cors,
  etag: 'W/"1"',
  "x-content-type-options": "nosniff",
  "content-type": "text/javascript; charset=utf-8",
};
const preflight = {
  ...cors,
  "access-control-allow-methods": "GET,POST,OPTIONS",
  "access-control-allow-headers": "X-Requested-With, Content-Type, Accept, Origin",
};

let judge: Judge;
let messageOf: (id: string) => { status: number; error: string };
beforeAll(async () => {
  const contract = await loadContract("openapi/openapi.yaml");
  judge = makeJudge(contract);
  messageOf = (id) => {
    const { status, message } = errorNamed(judge.reference, id);
    return { status, error: message };
  };
});

type Sent = { method?: string; headers?: Record<string, string>; body?: unknown };

function verdict(
  path: string,
  sent: Sent,
  status: number,
  headers: Record<string, string>,
  body: unknown,
) {
  const exchange: Exchange = {
    label: path,
    state: usualState,
    request: { method: sent.method ?? "GET", path, headers: sent.headers ?? {}, body: sent.body },
    response: { status, headers, body },
  };
  const { kind, match, problems } = judge.judge(exchange);
  return { kind, operation: match?.operation.id ?? null, problems };
}

/** The server says so with a plain message. */
const failure = (path: string, id: string, sent: Sent = {}) => {
  const body = messageOf(id);
  return verdict(path, sent, body.status, json, body);
};
const allowed = (kind: string, operation: string | null) => ({ kind, operation, problems: [] });

describe("what the server does on every path", () => {
  it("responds to a preflight", () => {
    const options = { method: "OPTIONS" };
    expect(verdict("/any/path", options, 204, preflight, null)).toEqual(allowed("preflight", null));
    expect(verdict("/ping", options, 204, cors, null).problems).toHaveLength(2);
    expect(verdict("/ping", options, 200, preflight, {}).problems).toHaveLength(2);
  });

  it("returns 304 for a matching tag, without a body", () => {
    const sent = (tag: string) => ({ headers: { "if-none-match": tag } });
    const headers = { ...cors, etag: 'W/"1"' };
    for (const tag of ['W/"1"', "*", 'W/"0", W/"1"']) {
      expect(verdict("/ready", sent(tag), 304, headers, null).problems).toEqual([]);
    }
    const head = { ...sent('W/"1"'), method: "HEAD" };
    expect(verdict("/ready", head, 304, headers, null).problems).toEqual([]);
    expect(verdict("/ready", sent('W/"2"'), 304, headers, null).problems).toHaveLength(1);
    expect(verdict("/ready", {}, 304, headers, null).problems).toHaveLength(1);
    const strong = sent('"1"');
    expect(verdict("/ready", strong, 304, headers, null).problems).toEqual([]);
    const ready = { status: 200, result: "Ready" };
    expect(verdict("/ready", strong, 200, json, ready).problems).toHaveLength(1);
    const reload = { headers: { ...strong.headers, "cache-control": "no-cache" } };
    expect(verdict("/ready", reload, 200, json, ready).problems).toEqual([]);
    expect(verdict("/ready", reload, 304, headers, null).problems).toHaveLength(1);
  });

  it("refuses a body it cannot read before it looks at the path, with 400 to POST alone", () => {
    const broken = { headers: { "content-type": "application/json" }, body: "{bad" };
    const post = { ...broken, method: "POST" };
    const expected = (operation: string | null) => allowed("unreadable body", operation);
    expect(failure("/nope", "unreadable-json", post)).toEqual(expected(null));
    expect(failure("/ping", "unreadable-json", post)).toEqual(expected(null));
    expect(failure("/postcodes", "unreadable-json", post)).toEqual(expected("bulkLookupPostcodes"));
    expect(failure("/nope", "server-error", broken)).toEqual(expected(null));
    expect(failure("/ready", "server-error", broken)).toEqual(expected("ready"));
    expect(failure("/ping", "server-error", broken)).toEqual(expected("ping"));
    expect(failure("/ping", "unreadable-json", broken).problems).not.toEqual([]);
    expect(failure("/nope", "resource-not-found", broken).problems).not.toEqual([]);
    expect(failure("/postcodes", "server-error", post).problems).not.toEqual([]);
    const plain = { ...broken, headers: { "content-type": "text/plain" } };
    expect(failure("/nope", "resource-not-found", plain)).toEqual(allowed("unknown route", null));
  });

  it("fails on a repeated filter where it would have succeeded", () => {
    const repeated = "/ping?filter=&filter=";
    expect(failure(repeated, "server-error")).toEqual(allowed("repeated filter", "ping"));
    const pong = { status: 200, result: "pong" };
    expect(verdict(repeated, {}, 200, json, pong).problems).toEqual(["a repeated filter fails"]);
    expect(failure("/postcodes/FOO?filter=a&filter=b", "malformed-postcode").problems).toEqual([]);
  });

  it("knows no other routes", () => {
    expect(failure("/random", "resource-not-found")).toEqual(allowed("unknown route", null));
    const patch = { method: "PATCH" };
    expect(failure("/places", "resource-not-found", patch)).toEqual(allowed("unknown route", null));
    expect(verdict("/x", { method: "HEAD" }, 404, json, null).problems).toEqual([]);
    expect(failure("/random", "place-not-found").problems).toHaveLength(1);
  });

  it("hands out the files of a website beside the API", () => {
    const html = { ...cors, "accept-ranges": "bytes", "content-type": "text/html" };
    expect(verdict("/docs/overview/", {}, 200, html, "…").kind).toBe("website");
    const redirect = { ...cors, location: "/docs/api/" };
    expect(verdict("/docs/api", {}, 301, redirect, "…").kind).toBe("website");
    expect(verdict("/counties", {}, 200, json, {}).problems).toHaveLength(1);
    expect(verdict("/docs/api", { method: "POST" }, 301, redirect, "…").problems).toHaveLength(1);
  });

  it("responds to HEAD with the headers of GET", () => {
    const head = { method: "HEAD" };
    expect(verdict("/random/postcodes", head, 200, json, null).problems).toEqual([]);
    expect(verdict("/ready?callback=cb", head, 200, script, null).problems).toEqual([]);
    expect(verdict("/ping", head, 200, json, {}).problems).toEqual([
      "the response to HEAD has no body",
    ]);
  });

  it("wraps a success, and only that, as JSONP", () => {
    const call = (name: string) =>
      `/**/ typeof ${name} === 'function' && ${name}({"status":200,"result":"Ready"});`;
    expect(verdict("/ready?callback=a.b%5B0%5D", {}, 200, script, call("a.b[0]")).problems).toEqual(
      [],
    );
    expect(verdict("/ready?callback=a-b", {}, 200, script, call("ab")).problems).toEqual([]);
    expect(
      verdict("/ready?callback=", {}, 200, json, { status: 200, result: "Ready" }).problems,
    ).toEqual([]);
    expect(verdict("/ready?callback=cb", {}, 200, script, call("other")).problems).not.toEqual([]);
    expect(
      verdict("/ready?callback=cb", {}, 200, json, { status: 200, result: "Ready" }).problems,
    ).toHaveLength(1);
  });
});

describe("responses of operations that are not recorded", () => {
  it.each([
    ["/random/places", "randomPlace"],
    ["/random/postcodes", "randomPostcode"],
    ["/outcodes/SW1A", "lookupOutcode"],
    ["/scotland/postcodes/ML110GH", "lookupScottishPostcode"],
    ["/postcodes/lat/51/lon/0", "reverseGeocodeLatLon"],
    ["/postcodes/SE1P5ZZ/validate", "validatePostcode"],
  ])("%s while the database is away", (path, operation) => {
    expect(failure(path, "server-error")).toEqual(allowed("operation", operation));
  });

  it("the echo of a bulk reverse geocode keeps what was sent", () => {
    const bulk = (query: unknown) =>
      verdict("/postcodes", { method: "POST" }, 200, json, {
        status: 200,
        result: [{ query, result: null }],
      }).problems;
    const point = { longitude: 0, latitude: "0" };
    expect(bulk(point)).toEqual([]);
    expect(bulk({ ...point, LIMIT: [1], WideSearch: true })).toEqual([]);
    expect(bulk({ ...point, limit: null, radius: "5.5", widesearch: false })).toEqual([]);
    expect(bulk({ ...point, id: 7 })).not.toEqual([]);
    expect(bulk({ longitude: 0 })).not.toEqual([]);
  });
});
