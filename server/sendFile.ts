import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { chooseCoding } from "./acceptEncoding.ts";
import { byteRange } from "./byteRange.ts";
import type { FileStore } from "./fileStore.ts";
import { documentPolicy } from "./policies.ts";
import { fileStats, type Resolved } from "./resolveAddress.ts";
import { CODINGS, contentType, FILE_POLICY, headersOf } from "./rules.ts";

type Coding = keyof typeof CODINGS;
/** A file as it is sent: itself, or its compressed copy. */
type Version = { file: string; coding: Coding | null; etag: string };

export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  dist: string,
  { path, status }: Extract<Resolved, { kind: "file" }>,
  read: FileStore,
): Promise<void> {
  const file = join(dist, path);
  const plain = versionOf(file, null);
  const version = chooseVersion(file, request.headers["accept-encoding"]) ?? plain;
  if (plain === null || version === null) return sendGone(response);
  const [content, policy] = await Promise.all([
    read(version.file, version.etag),
    path.endsWith(".html")
      ? read(plain.file, plain.etag).then((html) => documentPolicy(html.toString()))
      : FILE_POLICY,
  ]).catch(() => [null, null]);
  if (content === null || policy === null) return sendGone(response);

  for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
  response.setHeader("Content-Security-Policy", policy);
  response.setHeader("Content-Type", contentType(path));
  response.setHeader("ETag", version.etag);
  response.setHeader("Vary", "Accept-Encoding");
  response.setHeader("Accept-Ranges", "bytes");
  if (version.coding !== null) response.setHeader("Content-Encoding", version.coding);
  if (status === 200 && names(request.headers["if-none-match"], version.etag)) {
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

function chooseVersion(file: string, accepted: string | string[] | undefined): Version | null {
  const available = (["br", "gzip"] as const)
    .map((coding) => versionOf(file, coding))
    .filter((version) => version !== null);
  const codings = available.map(({ coding }) => coding ?? "");
  const chosen = chooseCoding(String(accepted ?? ""), codings);
  return available.find(({ coding }) => coding === chosen) ?? null;
}

function versionOf(original: string, coding: Coding | null): Version | null {
  const file = coding === null ? original : original + CODINGS[coding];
  const stats = fileStats(file);
  if (!stats?.isFile()) return null;
  const etag = `"${stats.size.toString(16)}-${stats.mtimeMs.toString(16)}"`;
  return { file, coding, etag };
}

/** Whether If-None-Match names this ETag; a proxy may have made it weak. */
function names(header: string | undefined, etag: string): boolean {
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
