import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { chooseCoding } from "./accept.ts";
import { byteRange } from "./byteRange.ts";
import { documentPolicy, filePolicy } from "./policies.ts";
import { type FoundFile, fileStats } from "./resolveAddress.ts";
import { CODINGS, contentType, headersOf } from "./rules.ts";
import { createVersionStore, type VersionStore } from "./versionStore.ts";

type Coding = keyof typeof CODINGS;
/** A file as it is sent: itself, or its compressed copy. */
type Version = { path: string; coding: Coding | null; etag: string };

/** What responses are made of. */
type ResponseCache = {
  content: VersionStore<Buffer>;
  /** Those that depend on the file alone, not on its coding. */
  headers: VersionStore<Record<string, string>>;
};

export function createResponseCache(dist: string): ResponseCache {
  return {
    content: createVersionStore((path) => readFile(join(dist, path))),
    headers: createVersionStore(async (path) => ({
      ...headersOf(path),
      "Content-Security-Policy": path.endsWith(".html")
        ? documentPolicy(await readFile(join(dist, path), "utf8"))
        : filePolicy(path),
      "Content-Type": contentType(path),
      Vary: "Accept-Encoding",
      "Accept-Ranges": "bytes",
    })),
  };
}

export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  dist: string,
  { path, status }: FoundFile,
  kept: ResponseCache,
  ownHeaders: Readonly<Record<string, string>> = {},
): Promise<void> {
  const plain = versionOf(dist, path, null);
  const version = chooseVersion(dist, path, request.headers["accept-encoding"]) ?? plain;
  if (plain === null || version === null) return sendGone(response);
  const [content, headers] = await Promise.all([
    kept.content(version.path, version.etag),
    kept.headers(path, plain.etag),
  ]).catch(() => [null, null]);
  if (content === null || headers === null) return sendGone(response);

  for (const name in headers) response.setHeader(name, headers[name] ?? "");
  for (const name in ownHeaders) response.setHeader(name, ownHeaders[name] ?? "");
  response.setHeader("ETag", version.etag);
  if (version.coding !== null) response.setHeader("Content-Encoding", version.coding);
  if (status === 200 && namesEtag(request.headers["if-none-match"], version.etag)) {
    response.writeHead(304).end();
    return;
  }
  const range = status === 200 ? requestedRange(request, version, content.length) : null;
  if (range === "none") {
    response.writeHead(416, { "Content-Range": `bytes */${content.length}` }).end();
    return;
  }
  const part = range === null ? content : content.subarray(range.start, range.end + 1);
  if (range !== null) {
    response.setHeader("Content-Range", `bytes ${range.start}-${range.end}/${content.length}`);
  }
  response.writeHead(range === null ? status : 206, { "Content-Length": part.length });
  response.end(request.method === "HEAD" ? undefined : part);
}

function chooseVersion(
  dist: string,
  path: string,
  accepted: string | string[] | undefined,
): Version | null {
  const available = (["br", "gzip"] as const)
    .map((coding) => versionOf(dist, path, coding))
    .filter((version) => version !== null);
  const codings = available.map(({ coding }) => coding ?? "");
  const chosen = chooseCoding(String(accepted ?? ""), codings);
  return available.find(({ coding }) => coding === chosen) ?? null;
}

function versionOf(dist: string, original: string, coding: Coding | null): Version | null {
  const path = coding === null ? original : original + CODINGS[coding];
  const stats = fileStats(join(dist, path));
  if (!stats?.isFile()) return null;
  const etag = `"${stats.size.toString(16)}-${stats.mtimeMs.toString(16)}"`;
  return { path, coding, etag };
}

/** Whether If-None-Match names this ETag; a proxy may have made it weak. */
function namesEtag(header: string | undefined, etag: string): boolean {
  const named = (header ?? "").split(",").map((value) => value.trim().replace(/^W\//, ""));
  return named.includes(etag) || named.includes("*");
}

/** A range of another version than the one that the client has a part of would not fit it. */
function requestedRange({ headers }: IncomingMessage, { etag }: Version, size: number) {
  const condition = headers["if-range"];
  return condition === undefined || condition === etag ? byteRange(headers.range, size) : null;
}

/** Even the not-found page is gone, or the file went while it was read: the site is being built anew. */
function sendGone(response: ServerResponse): void {
  response.writeHead(404, { "Content-Type": "text/plain", "Cache-Control": "no-store" });
  response.end("Not found");
}
