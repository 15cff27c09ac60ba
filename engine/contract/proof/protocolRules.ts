import { isRecord } from "../../../src/lib/isRecord.ts";
import type { ErrorMessage } from "../errorCatalogue.ts";
import type { Exchange } from "./recordings.ts";

/**
 * What the server does before or beside the operations. OpenAPI has no place for it, so the text of
 * `info` tells it and these rules hold it to that.
 */

/** Any path, known or not: the answer to a preflight. */
export function preflightProblems({ response }: Exchange): string[] {
  const expected: Record<string, string> = {
    "access-control-allow-methods": "GET,POST,OPTIONS",
    "access-control-allow-headers": "X-Requested-With, Content-Type, Accept, Origin",
  };
  const wrong = Object.entries(expected).filter(
    ([name, value]) => response.headers[name] !== value,
  );
  return [
    ...(response.status === 204 ? [] : [`OPTIONS answers 204, not ${response.status}`]),
    ...(response.body === null ? [] : ["the answer to OPTIONS has no body"]),
    ...wrong.map(([name, value]) => `a preflight answers "${name}: ${value}"`),
  ];
}

/** A GET or HEAD whose If-None-Match names the present answer. */
export function notModifiedProblems({ request, response }: Exchange): string[] {
  const asked = request.headers["if-none-match"];
  const tag = response.headers["etag"];
  return [
    ...(asked === undefined ? ["304 needs an If-None-Match in the request"] : []),
    ...(tag !== undefined && (asked === "*" || asked?.includes(tag))
      ? []
      : ["304 repeats the ETag"]),
    ...(response.body === null ? [] : ["304 has no body"]),
  ];
}

/**
 * The body is read before the path is looked at, so these two answers can come from every path.
 * Gives the id of the message, or null if the exchange is something else.
 */
export function bodyFault(
  { request, response }: Exchange,
  catalogue: readonly ErrorMessage[],
): string | null {
  if (request.body === undefined || !isRecord(response.body)) return null;
  const message = response.body["error"];
  const error = catalogue.find(
    ({ id, status, message: text }) =>
      ["unreadable-json", "server-error"].includes(id) &&
      status === response.status &&
      text === message,
  );
  return error?.id ?? null;
}

/** The server also hands out the files of a website; those answers are not part of the API. */
export function isStaticFile({ request, response }: Exchange): boolean {
  if (!["GET", "HEAD"].includes(request.method)) return false;
  const [path = ""] = request.path.split("?");
  const { headers, status } = response;
  if (status === 301) return headers["location"]?.split("?")[0] === `${path}/`;
  return (status === 200 || status === 304) && headers["cache-control"] === "public, max-age=0";
}
