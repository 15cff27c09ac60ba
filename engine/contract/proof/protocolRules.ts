import type { ErrorMessage } from "../../../src/reference/model/types.ts";
import type { Exchange } from "./recordings.ts";
import { bodyText, readBody } from "./requestBody.ts";
import { messageIn } from "./stateRules.ts";

/**
 * What the server does before or beside the operations. OpenAPI has no place for it, so the text of
 * `info` describes it and these rules hold it to that.
 */

/** Any path, known or not: the response to a preflight. */
export function preflightProblems({ response }: Exchange): string[] {
  const expected: Record<string, string> = {
    "access-control-allow-methods": "GET,POST,OPTIONS",
    "access-control-allow-headers": "X-Requested-With, Content-Type, Accept, Origin",
  };
  const wrong = Object.entries(expected).filter(
    ([name, value]) => response.headers[name] !== value,
  );
  return [
    ...(response.status === 204 ? [] : [`OPTIONS returns 204, not ${response.status}`]),
    ...(response.body === null ? [] : ["the response to OPTIONS has no body"]),
    ...wrong.map(([name, value]) => `a preflight returns "${name}: ${value}"`),
  ];
}

/** A GET or HEAD that would be 200 is 304 if its If-None-Match names the ETag, and only then. */
export function freshnessProblems({ request, response }: Exchange): string[] {
  const isNamed = isFresh(request.headers, response.headers["etag"] ?? "none");
  if (response.status === 200) return isNamed ? ["If-None-Match names the ETag: 304"] : [];
  return [
    ...(isNamed ? [] : ["304 needs an If-None-Match that names the ETag"]),
    ...(response.body === null ? [] : ["304 has no body"]),
  ];
}

/** Whether these headers of a request say that its sender has the response with this tag. */
export function isFresh(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  etag: string,
): boolean {
  if (String(headers["cache-control"]).includes("no-cache")) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  const tags = String(headers["if-none-match"]).split(",").map(bare);
  return tags.includes("*") || tags.includes(bare(etag));
}

/**
 * The body is read before the path is looked at, so these two errors can come from every path. Returns
 * the id of the message, or null if the body can be read.
 */
export function bodyRefusal({ request }: Exchange): string | null {
  const body = readBody(request.headers["content-type"] ?? "", bodyText(request.body));
  if (body.kind === "read") return null;
  return body.kind === "unreadable" && request.method === "POST"
    ? "unreadable-json"
    : "server-error";
}

/** The response is this error of the catalogue, and nothing more. */
export function errorProblems(
  { request, response, state }: Exchange,
  catalogue: readonly ErrorMessage[],
  id: string,
): string[] {
  const expected = catalogue.find((error) => error.id === id);
  if (expected === undefined) return [`the catalogue has no ${id}`];
  const { status } = expected;
  const body = request.method === "HEAD" ? null : { status, error: messageIn(state, expected) };
  return response.status === status && JSON.stringify(response.body) === JSON.stringify(body)
    ? []
    : [`${request.method} ${request.path} returns ${id}, not ${response.status}`];
}

/** `filter` twice, even empty, makes every response fail that would have been 200. */
export function hasRepeatedFilter(query: URLSearchParams): boolean {
  return query.getAll("filter").length > 1;
}

/** The server also hands out the files of a website; those responses are not part of the API. */
export function isStaticFile({ request, response }: Exchange): boolean {
  if (!["GET", "HEAD"].includes(request.method)) return false;
  const [path = ""] = request.path.split("?");
  const { headers, status } = response;
  if (status === 301) return headers["location"]?.split("?")[0] === `${path}/`;
  return (status === 200 || status === 304) && headers["accept-ranges"] === "bytes";
}
