import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { callbackName, unwrapJsonp } from "../engine/contract/proof/jsonp.ts";
import { type Exchange, readRecordings } from "../engine/contract/proof/recordings.ts";
import { matchRoute, type Route } from "../engine/contract/proof/routes.ts";
import { isRecord } from "../src/lib/isRecord.ts";
import type { Reference } from "../src/reference/model/types.ts";
import { type Query, toQuery } from "./query.ts";
import { type RequestBody, readBody } from "./requestBody.ts";

/** A request with a known answer. */
export type Source = {
  /** For the log: where the answer is from. */
  origin: string;
  operationId: string;
  path: Record<string, string>;
  query: Query;
  body: RequestBody;
  /** The body is JSON; JSONP is unwrapped. */
  response: { status: number; body: unknown };
};

/** The scenarios of the contract as exchanges. */
export function scenarioExchanges(reference: Reference): Exchange[] {
  return reference.operations.flatMap((operation) =>
    operation.scenarios.map(({ name, request, response }) => ({
      label: `scenario ${operation.id} ${name}`,
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

/** The recordings, apart: those of a server with its database, and those of one without. */
export async function recordedExchanges(
  folder: string,
): Promise<{ withDatabase: Exchange[]; withoutDatabase: Exchange[] }> {
  const exchanges = await readRecordings(folder);
  const places = await placesWithoutDatabase(folder);
  const isWithout = ({ label }: Exchange) => places.has(label.split(" ")[0] ?? "");
  return {
    withDatabase: exchanges.filter((exchange) => !isWithout(exchange)),
    withoutDatabase: exchanges.filter(isWithout),
  };
}

/** Where these recordings stand, such as "health.json[8]": the way their labels begin. */
async function placesWithoutDatabase(folder: string): Promise<Set<string>> {
  const places = new Set<string>();
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(".json"))) {
    const list: unknown = JSON.parse(await readFile(join(folder, name), "utf8"));
    (Array.isArray(list) ? list : []).forEach((item: unknown, index) => {
      if (isRecord(item) && item["precondition"] === "database unavailable") {
        places.add(`${name}[${index}]`);
      }
    });
  }
  return places;
}

/** The exchange as a source, or null if it tells nothing about an operation: no body, no JSON. */
export function toSource(routes: readonly Route[], exchange: Exchange): Source | null {
  const { request, response } = exchange;
  const [target = "", search = ""] = request.path.split(/\?(.*)/s);
  const match = matchRoute(routes, request.method, target);
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
    operationId: match.route.id,
    path: match.pathValues,
    query: toQuery(search),
    body,
    response: { status: response.status, body: unwrapped.value },
  };
}

/** A recorded body as it was sent: text is kept, everything else was JSON. */
export function bodyText(body: unknown): string | null {
  if (body === undefined) return null;
  return typeof body === "string" ? body : JSON.stringify(body);
}
