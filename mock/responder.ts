import { readBody } from "../engine/contract/proof/requestBody.ts";
import { matchRoute } from "../engine/contract/proof/routes.ts";
import { decoded } from "../src/lib/decoded.ts";
import { isRecord } from "../src/lib/isRecord.ts";
import { errorNamed } from "../src/reference/model/find.ts";
import { emptyKnowledge } from "./knowledge.ts";
import type { MockData } from "./mockData.ts";
import type { Outcome } from "./outcome.ts";
import { type Query, toQuery } from "./query.ts";
import { rules } from "./rules/rules.ts";
import type { Source } from "./sources.ts";

export type MockRequest = {
  method: string;
  /** Path and query string as sent. */
  target: string;
  contentType: string;
  /** The body, or null if there is none. */
  text: string | null;
};

export type MockResponse = {
  status: number;
  body: Record<string, unknown>;
  /** Where the response comes from. */
  origin: string;
  /** Parameters of the query that the operation does not have: slips, perhaps. */
  ignored?: string[];
};

export type MockOptions = {
  /** Behave like a server without its database. */
  withoutDatabase?: boolean;
  /** Use rules only, to compare them with the sources. */
  rulesOnly?: boolean;
};

/** A request that belongs to an operation; `body` is its parsed body. */
type OperationRequest = Pick<Source, "operationId" | "path" | "query"> & { body: unknown };

/** The response to everything but a preflight. */
type Responder = (request: MockRequest) => MockResponse;

export function makeResponder(data: MockData, options: MockOptions = {}): Responder {
  const exact = exactResponses(data.sources);

  return ({ method, target, contentType, text }) => {
    const body = readBody(contentType, text);
    if (body.kind === "unreadable" && method === "POST") return failed("unreadable-json");
    if (body.kind !== "read") return failed("server-error");
    const [path = "", search = ""] = target.split(/\?(.*)/s);
    const asGet = method === "HEAD" ? "GET" : method;
    if (asGet === "GET" && path === "/") return notKnown(method, target, website);
    const match = matchRoute(data.reference.operations, asGet, path);
    if (match === null) return failed("resource-not-found");
    if (decoded(path) === null) return failed("server-error");
    const query = toQuery(search);
    const { id: operationId, parameters } = match.operation;
    const request = { operationId, path: match.pathValues, query, body: body.value };
    const known = parameters.map(({ name }) => name);
    const ignored = Object.keys(query).filter((name) => !known.includes(name));
    const response = operate(request, method, target);
    // The server trips over a repeated filter wherever it has something to filter.
    const isRepeated = Array.isArray(query["filter"]);
    return {
      ...(isRepeated && response.status === 200 ? failed("server-error") : response),
      ignored,
    };
  };

  function operate(request: OperationRequest, method: string, target: string): MockResponse {
    const rule = rules[request.operationId];
    if (options.withoutDatabase) {
      const outcome = rule?.(request, { ...data.world, knowledge: emptyKnowledge() });
      return toResponse(withoutDatabase(request.operationId, outcome), method, target);
    }
    const source = options.rulesOnly ? null : exact(request);
    if (source !== null && isRecord(source.response.body)) {
      return { status: source.response.status, body: source.response.body, origin: source.origin };
    }
    if (rule === undefined) return notKnown(method, target, "It has no rule for this operation.");
    return toResponse(rule(request, data.world), method, target);
  }

  function toResponse(outcome: Outcome, method: string, target: string): MockResponse {
    switch (outcome.kind) {
      case "result":
        return { status: 200, body: { status: 200, result: outcome.value }, origin: "rule" };
      case "error":
        return failed(outcome.id, outcome.more);
      case "unknown":
        return notKnown(method, target, outcome.why);
    }
  }

  function failed(id: string, more?: Record<string, unknown>): MockResponse {
    return failure(data, id, more);
  }
}

/** An error of the contract's catalogue; `more` is added to the body. */
export function failure(
  { reference }: Pick<MockData, "reference">,
  id: string,
  more: Record<string, unknown> = {},
): MockResponse {
  const { status, message } = errorNamed(reference, id);
  return { status, body: { status, error: message, ...more }, origin: `rule ${id}` };
}

/** A status that the API never returns, so that it cannot be mistaken for a real response. */
function notKnown(method: string, target: string, why: string): MockResponse {
  const error = `mock: no recorded response for ${method} ${target}. ${why}`;
  return { status: 501, body: { status: 501, error }, origin: "unknown" };
}

const website =
  "The API server shows a website here; this is a stand-in for its API. Try /postcodes/SE1P%205ZZ or /ping.";

/** Operations that can succeed without the database: with malformed postcodes or an empty text, say. */
const databaseFree = ["ping", "validatePostcode", "bulkLookupPostcodes", "queryPlaces"];

/** What can be said before the database is read stays the same; everything else fails. */
function withoutDatabase(operationId: string, outcome: Outcome | undefined): Outcome {
  if (operationId === "ready") return { kind: "error", id: "database-unavailable" };
  if (outcome?.kind === "result" && databaseFree.includes(operationId)) return outcome;
  const readsFirst = operationId === "nearestPostcodes" || operationId === "nearestOutcodes";
  const isRefused =
    outcome?.kind === "error" && /^(?:malformed|invalid|no|not-an|too-many)-/.test(outcome.id);
  return isRefused && !readsFirst ? outcome : { kind: "error", id: "server-error" };
}

/** Finds the source with the same request. Where there are two, the first counts. */
function exactResponses(sources: readonly Source[]): (request: OperationRequest) => Source | null {
  const known = new Map<string, Source>();
  for (const source of sources) {
    const key = keyOf(source);
    if (!known.has(key)) known.set(key, source);
  }
  return (request) => known.get(keyOf(request)) ?? null;
}

/** Paths in any case, parameters in any order. The callback only wraps a response. */
function keyOf({ operationId, path, query, body }: OperationRequest): string {
  const values = Object.values(path).map((value) => value.toLowerCase());
  return JSON.stringify([operationId, values, sorted(query), body ?? null]);
}

function sorted({ callback: _, ...query }: Query): [string, unknown][] {
  return Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1));
}
