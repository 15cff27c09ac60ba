import type { IncomingMessage, ServerResponse } from "node:http";
import { resolveAddress } from "./resolveAddress.ts";
import { FILE_POLICY, headersOf } from "./rules.ts";
import { createKept, sendFile } from "./sendFile.ts";

/** Serves a built site by server/rules.ts. */
export function siteHandler(dist: string, base: string) {
  const kept = createKept(dist);
  const plain = {
    ...headersOf("/"),
    "Content-Security-Policy": FILE_POLICY,
    "Content-Length": 0,
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { ...plain, Allow: "GET, HEAD" }).end();
      return;
    }
    const found = resolveAddress(dist, base, request.url ?? "/");
    if (found.kind === "redirect") {
      response.writeHead(301, { ...plain, Location: found.location }).end();
      return;
    }
    void sendFile(request, response, dist, found, kept);
  };
}
