import { isRecord } from "../../../src/lib/isRecord.ts";
import { toPointer, valueAt } from "../../../src/lib/pointer.ts";
import type { Reference } from "../../../src/reference/model/types.ts";
import { type Contract, operationPointer } from "../contract.ts";
import { contractReference } from "../contractReference.ts";
import { followRef } from "../operations.ts";
import { schemaValidators, type Validate } from "../validators.ts";
import { makeCoverageRule } from "./coverageRules.ts";
import { headerProblems } from "./headerRules.ts";
import { callbackName, unwrapJsonp } from "./jsonp.ts";
import { makeLimitRule } from "./limitRules.ts";
import {
  bodyRefusal,
  errorProblems,
  freshnessProblems,
  hasRepeatedFilter,
  isStaticFile,
  preflightProblems,
} from "./protocolRules.ts";
import type { Exchange } from "./recordings.ts";
import { type Match, matchRoute } from "./routes.ts";
import {
  databaseProblems,
  messageIn,
  metricsProblems,
  pathBelowPrefix,
  withoutOwnHeaders,
} from "./stateRules.ts";

/** What one exchange says about the contract. */
export type Verdict = {
  /** The operation, or the rule of the protocol, that the exchange belongs to. */
  kind:
    | "operation"
    | "preflight"
    | "not modified"
    | "unknown route"
    | "unreadable body"
    | "repeated filter"
    | "metrics"
    | "website";
  match: Match | null;
  problems: string[];
  /** The response's JSON, unwrapped from JSONP, and its schema. */
  json: { value: unknown; schema: string } | null;
  /** The message of the error catalogue in the response. */
  message: string | null;
};

function verdict(
  kind: Verdict["kind"],
  problems: string[],
  match: Match | null,
  message: string | null = null,
): Verdict {
  return { kind, match, problems, json: null, message };
}

export type Judge = {
  document: unknown;
  reference: Reference;
  validatorAt: (pointer: string) => Validate;
  coverage: ReturnType<typeof makeCoverageRule>;
  judge: (exchange: Exchange) => Verdict;
};

export function makeJudge(contract: Contract): Judge {
  const { document } = contract;
  const reference = contractReference(contract);
  const { operations, errors: catalogue } = reference;
  const validatorAt = schemaValidators(contract);

  const limitProblems = makeLimitRule(reference);
  const coverage = makeCoverageRule(reference);

  const judge = (recorded: Exchange): Verdict => {
    const { exchange, problems } = withoutOwnHeaders(recorded);
    if (exchange.response.headers["access-control-allow-origin"] !== "*") {
      problems.push("every response has Access-Control-Allow-Origin: *");
    }
    const judged = judgeByRule(exchange);
    return { ...judged, problems: [...problems, ...judged.problems] };
  };

  const judgeByRule = (exchange: Exchange): Verdict => {
    const { request, response, state } = exchange;
    if (request.method === "OPTIONS")
      return verdict("preflight", preflightProblems(exchange), null);
    const [path = "", search = ""] = request.path.split(/\?(.*)/s);
    const refusal = bodyRefusal(exchange);
    const metrics = metricsProblems(exchange, path, operations);
    if (refusal === null && metrics !== null) return verdict("metrics", metrics, null);
    const method = request.method === "HEAD" ? "GET" : request.method;
    const ownPath = pathBelowPrefix(state, path);
    const match = ownPath === null ? null : matchRoute(operations, method, ownPath);
    const refused = refusal === null ? [] : errorProblems(exchange, catalogue, refusal);
    if (match === null) {
      if (refusal !== null) return verdict("unreadable body", refused, null, refusal);
      if (isStaticFile(exchange)) return verdict("website", [], null);
      const unknown = "resource-not-found";
      return verdict("unknown route", errorProblems(exchange, catalogue, unknown), null, unknown);
    }
    if (response.status === 304 && method === "GET") {
      return verdict("not modified", freshnessProblems(exchange), match);
    }
    const query = new URLSearchParams(search);
    const judged = judgeOperation(exchange, match, query);
    const by = (kind: Verdict["kind"], found: string[]): Verdict => ({
      ...judged,
      kind,
      problems: [...judged.problems, ...found],
    });
    if (refusal !== null) return by("unreadable body", refused);
    const { status } = response;
    if (hasRepeatedFilter(query)) {
      return by("repeated filter", status === 200 ? ["a repeated filter fails"] : []);
    }
    const value = judged.json?.value;
    return by("operation", [
      ...(method === "GET" && status === 200 ? freshnessProblems(exchange) : []),
      ...limitProblems(match.operation, exchange, value),
      ...databaseProblems(match.operation.id, exchange, value),
    ]);
  };

  const judgeOperation = (exchange: Exchange, match: Match, query: URLSearchParams): Verdict => {
    const { request, response } = exchange;
    const judged = verdict("operation", [], match);
    const { problems } = judged;
    const { id, errors } = match.operation;
    const pointer = `${operationPointer(match.operation)}/responses/${response.status}`;
    const responsePointer = followRef(document, pointer);
    const documented = valueAt(document, responsePointer);
    if (!isRecord(documented)) {
      problems.push(`${id} does not document status ${response.status}`);
      return judged;
    }
    problems.push(...headerProblems(document, validatorAt, responsePointer, response.headers));

    const contentType = response.headers["content-type"];
    const name = response.status === 200 ? callbackName(query) : null;
    const mediaType = name === null ? "application/json" : "text/javascript";
    if (contentType !== `${mediaType}; charset=utf-8`) {
      problems.push(
        `expected ${mediaType}; charset=utf-8, got ${contentType ?? "no content type"}`,
      );
      return judged;
    }
    const schemaOf = (type: string) =>
      `${responsePointer}${toPointer(["content", type, "schema"])}`;
    if (valueAt(document, schemaOf(mediaType)) === undefined) {
      problems.push(`${id} ${response.status} does not document ${mediaType}`);
      return judged;
    }
    if (request.method === "HEAD") {
      if (response.body !== null) problems.push("the response to HEAD has no body");
      return judged;
    }
    let value = response.body;
    if (name !== null) {
      problems.push(...validatorAt(schemaOf(mediaType))(value));
      const unwrapped = typeof value === "string" ? unwrapJsonp(value, name) : null;
      if (unwrapped === null) problems.push(`the script does not call ${name} with JSON`);
      value = unwrapped?.value;
    }
    const schema = schemaOf("application/json");
    problems.push(...validatorAt(schema)(value));
    problems.push(...coverage.sightings(value).flatMap(({ problem }) => problem ?? []));
    judged.json = { value, schema };
    if (response.status >= 400) {
      const text = isRecord(value) ? value["error"] : undefined;
      const error = catalogue.find(
        (entry) => messageIn(exchange.state, entry) === text && entry.status === response.status,
      );
      if (error === undefined) problems.push(`the catalogue lacks ${JSON.stringify(text)}`);
      else if (!errors.some((own) => own.id === error.id))
        problems.push(`x-errors of ${id} lacks ${error.id}`);
      judged.message = error?.id ?? null;
    }
    return judged;
  };

  return { document, reference, validatorAt, coverage, judge };
}
