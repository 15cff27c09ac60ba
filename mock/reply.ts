import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { callbackName } from "../engine/contract/proof/jsonp.ts";
import { isFresh } from "../engine/contract/proof/protocolRules.ts";
import type { MockRequest, MockResponse } from "./responder.ts";

/** A response as it is sent. */
export type Reply = { status: number; headers: Record<string, string>; content: string };

const everywhere = { "Access-Control-Allow-Origin": "*" };

/** The response to OPTIONS on any path. */
export const preflight: Reply = {
  status: 204,
  headers: {
    ...everywhere,
    "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
    "Access-Control-Allow-Headers": "X-Requested-With, Content-Type, Accept, Origin",
    "Content-Length": "0",
  },
  content: "",
};

export function toReply(
  { method, target }: Pick<MockRequest, "method" | "target">,
  requestHeaders: IncomingHttpHeaders,
  { status, body }: MockResponse,
): Reply {
  const [, search = ""] = target.split(/\?(.*)/s);
  // Errors are never wrapped. A name of which nothing is left is still wrapped.
  const callback = status === 200 ? callbackName(new URLSearchParams(search)) : null;
  const content = callback === null ? JSON.stringify(body) : script(callback, body);
  const etag = weakTag(content);
  const always = {
    ...everywhere,
    ...(callback !== null && { "X-Content-Type-Options": "nosniff" }),
  };
  const isRead = method === "GET" || method === "HEAD";
  if (isRead && status === 200 && isFresh(requestHeaders, etag)) {
    return { status: 304, headers: { ...always, ETag: etag }, content: "" };
  }
  const type = callback === null ? "application/json" : "text/javascript";
  const headers = {
    ...always,
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Length": String(Buffer.byteLength(content)),
    ETag: etag,
  };
  return { status, headers, content: method === "HEAD" ? "" : content };
}

function script(callback: string, body: unknown): string {
  // JSON may hold these two characters as they are, older scripts may not.
  const json = JSON.stringify(body).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  return `/**/ typeof ${callback} === 'function' && ${callback}(${json});`;
}

/** The tag that Express makes: length and hash. */
function weakTag(content: string): string {
  const length = Buffer.byteLength(content).toString(16);
  const hash = createHash("sha1").update(content).digest("base64").slice(0, 27);
  return `W/"${length}-${hash}"`;
}
