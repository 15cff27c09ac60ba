import { quote } from "./curl.ts";
import type { SampleRequest } from "./types.ts";

type Request = Pick<SampleRequest, "method" | "url" | "headers" | "body">;

/**
 * A request as the shortest command that works, for reading and pasting. The
 * samples of the reference are complete programs that handle errors.
 */
export function shortCurl({ method, url, headers, body }: Request): string {
  const isDefault = method === (body === null ? "get" : "post");
  const contentType = body === null ? {} : { "Content-Type": body.contentType };
  const all = Object.entries({ ...headers, ...contentType });
  const parts = [
    ...(isDefault ? [] : [`-X ${method.toUpperCase()}`]),
    ...all.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`-d ${quote(JSON.stringify(body.value))}`]),
  ];
  // A comma needs no encoding in a query, and nobody types %2C.
  return [`curl ${quote(url.replaceAll("%2C", ","))}`, ...parts].join(" \\\n  ");
}
