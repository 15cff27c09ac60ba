import { readBody } from "../engine/contract/proof/requestBody.ts";
import { matchRoute } from "../engine/contract/proof/routes.ts";
import { isRecord } from "../src/lib/isRecord.ts";
import { errorNamed } from "../src/reference/model/find.ts";
import { type Asked, exactAnswers } from "./exactAnswers.ts";
import { emptyKnowledge } from "./knowledge.ts";
import type { MockData } from "./loadMock.ts";
import type { Outcome } from "./outcome.ts";
import { toQuery } from "./query.ts";
import { rules } from "./rules/rules.ts";

export type MockRequest = {
  method: string;
  /** Path and query string as sent. */
  target: string;
  contentType: string;
  /** The body, or null if there is none. */
  text: string | null;
};

export type MockAnswer = {
  status: number;
  body: Record<string, unknown>;
  /** Where the answer is from. */
  origin: string;
  /** Parameters of the query that the operation does not have: slips, perhaps. */
  ignored?: string[];
};

export type MockOptions = {
  /** Answer as a server does that has lost its database. */
  withoutDatabase?: boolean;
  /** Answer from rules alone, to hold them against the sources. */
  rulesOnly?: boolean;
};

/** The answer to everything but a preflight. */
type Answerer = (request: MockRequest) => MockAnswer;

export function makeAnswerer(data: MockData, options: MockOptions = {}): Answerer {
  const exact = exactAnswers(data.sources);
  const parameters = new Map(
    data.reference.operations.map(({ id, parameters: list }) => [id, list.map(({ name }) => name)]),
  );

  return ({ method, target, contentType, text }) => {
    const body = readBody(contentType, text);
    if (body.kind === "unreadable" && method === "POST") return failed("unreadable-json");
    if (body.kind !== "read") return failed("server-error");
    const [path = "", search = ""] = target.split(/\?(.*)/s);
    const asGet = method === "HEAD" ? "GET" : method;
    if (asGet === "GET" && path === "/") return untold(method, target, website);
    const match = matchRoute(data.routes, asGet, path);
    if (match === null) return failed("resource-not-found");
    if (!isDecodable(path)) return failed("server-error");
    const query = toQuery(search);
    const operationId = match.route.id;
    const asked = { operationId, path: match.pathValues, query, body: body.value };
    const known = parameters.get(operationId) ?? [];
    const ignored = Object.keys(query).filter((name) => !known.includes(name));
    const answer = operate(asked, method, target);
    // The server trips over a repeated filter wherever it has something to filter.
    const isRepeated = Array.isArray(query["filter"]);
    return { ...(isRepeated && answer.status === 200 ? failed("server-error") : answer), ignored };
  };

  function operate(asked: Asked, method: string, target: string): MockAnswer {
    const rule = rules[asked.operationId];
    if (options.withoutDatabase) {
      const outcome = rule?.(asked, { ...data.world, knowledge: emptyKnowledge() });
      return answered(withoutDatabase(asked.operationId, outcome), method, target);
    }
    const source = options.rulesOnly ? null : exact(asked);
    if (source !== null && isRecord(source.response.body)) {
      return { status: source.response.status, body: source.response.body, origin: source.origin };
    }
    if (rule === undefined) return untold(method, target, "It has no rule for this operation.");
    return answered(rule(asked, data.world), method, target);
  }

  function answered(outcome: Outcome, method: string, target: string): MockAnswer {
    switch (outcome.kind) {
      case "result":
        return { status: 200, body: { status: 200, result: outcome.value }, origin: "rule" };
      case "error":
        return failed(outcome.id, outcome.more);
      case "unknown":
        return untold(method, target, outcome.why);
    }
  }

  function failed(id: string, more: Record<string, unknown> = {}): MockAnswer {
    const { status, message } = errorNamed(data.reference, id);
    return { status, body: { status, error: message, ...more }, origin: `rule ${id}` };
  }
}

/** The one status that the API never gives: nobody takes the mock's ignorance for an answer. */
function untold(method: string, target: string, why: string): MockAnswer {
  const error = `mock: no recorded answer for ${method} ${target}. ${why}`;
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

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
