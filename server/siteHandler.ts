import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { prefersMarkdown } from "./accept.ts";
import { type FoundFile, fileStats, resolveAddress } from "./resolveAddress.ts";
import { FILE_POLICY, headersOf } from "./rules.ts";
import { createResponseCache, sendFile } from "./sendFile.ts";

/** Serves a built site by server/rules.ts. */
export function siteHandler(dist: string, base: string) {
  const kept = createResponseCache(dist);
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
    const markdown = markdownOf(dist, found);
    if (markdown === null) {
      void sendFile(request, response, dist, found, kept);
      return;
    }
    const isWanted = prefersMarkdown(String(request.headers.accept ?? ""));
    void sendFile(request, response, dist, isWanted ? markdown : found, kept, {
      Vary: "Accept-Encoding, Accept",
      ...(isWanted && { "Content-Location": base + markdown.path.slice(1) }),
    });
  };
}

/** The Markdown of a page, if what was found is one. */
function markdownOf(dist: string, { status, path }: FoundFile): FoundFile | null {
  const markdown = path.replace(/\.html$/, ".md");
  const exists = status === 200 && markdown !== path && fileStats(join(dist, markdown))?.isFile();
  return exists ? { kind: "file", status, path: markdown } : null;
}
