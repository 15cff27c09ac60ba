import { callbackName, unwrapJsonp } from "../engine/contract/proof/jsonp.ts";
import { type Exchange, readRecordings } from "../engine/contract/proof/recordings.ts";
import { bodyText, readBody } from "../engine/contract/proof/requestBody.ts";
import { matchRoute } from "../engine/contract/proof/routes.ts";
import { type ServerState, usualState } from "../engine/contract/proof/serverState.ts";
import { isRecord } from "../src/lib/isRecord.ts";
import type { Reference } from "../src/reference/model/types.ts";
import { type Query, toQuery } from "./query.ts";

/** A request with a known response. */
export type Source = {
  /** For the log: where the response comes from. */
  origin: string;
  operationId: string;
  path: Record<string, string>;
  query: Query;
  body: unknown;
  /** The body is JSON; JSONP is unwrapped. */
  response: { status: number; body: unknown };
};

/** The scenarios of the contract as exchanges. */
export function scenarioExchanges(reference: Reference): Exchange[] {
  return reference.operations.flatMap((operation) =>
    operation.scenarios.map(({ name, request, response }) => ({
      label: `scenario ${operation.id} ${name}`,
      state: usualState,
      request: {
        method: operation.method.toUpperCase(),
        path: request.target,
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([header, value]) => [header.toLowerCase(), value]),
        ),
        // As text, because that is how every sample sends it: a bare string arrives in quotes.
        body: request.body === null ? undefined : JSON.stringify(request.body.value),
      },
      response: {
        status: response.status,
        headers: { "content-type": response.example.contentType },
        body: response.example.value,
      },
    })),
  );
}

/** The recordings by the state of their server. The mock can be in the first two. */
export type RecordingsByState = Record<
  "withDatabase" | "withoutDatabase" | "inOtherStates",
  Exchange[]
>;

export async function recordedExchanges(folder: string): Promise<RecordingsByState> {
  const recordings: RecordingsByState = {
    withDatabase: [],
    withoutDatabase: [],
    inOtherStates: [],
  };
  for (const exchange of await readRecordings(folder)) {
    recordings[mockStateOf(exchange.state)].push(exchange);
  }
  return recordings;
}

function mockStateOf({ settings, isConnected, data }: ServerState): keyof RecordingsByState {
  if (Object.keys(settings).length > 0) return "inOtherStates";
  if (!isConnected) return "withoutDatabase";
  return data === "seed" ? "withDatabase" : "inOtherStates";
}

/** The exchange as a source, or null if it says nothing about an operation: no body, no JSON. */
export function toSource({ operations }: Reference, exchange: Exchange): Source | null {
  const { request, response } = exchange;
  const [target = "", search = ""] = request.path.split(/\?(.*)/s);
  const match = matchRoute(operations, request.method, target);
  const text = bodyText(request.body);
  const body = readBody(request.headers["content-type"] ?? "", text);
  if (match === null || body.kind !== "read" || response.body === null) return null;
  const name = callbackName(new URLSearchParams(search));
  const isScript = typeof response.body === "string";
  const unwrapped =
    isScript && name !== null ? unwrapJsonp(String(response.body), name) : { value: response.body };
  if (unwrapped === null || !isRecord(unwrapped.value)) return null;
  return {
    origin: exchange.label.startsWith("scenario ") ? exchange.label : `recording ${exchange.label}`,
    operationId: match.operation.id,
    path: match.pathValues,
    query: toQuery(search),
    body: body.value,
    response: { status: response.status, body: unwrapped.value },
  };
}
