import { type Stats, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, posix, sep } from "node:path";
import { barePath, pageFile } from "../src/lib/barePath.ts";
import { withoutBase } from "../src/lib/basePath.ts";
import { notFoundPage } from "../src/pages/fixedPages.ts";
import { type ContentStore, chooseEncoding, createContentStore } from "./contentStore.ts";
import { HEADERS } from "./headers.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".yaml": "application/yaml; charset=utf-8",
};

export function contentType(file: string): string {
  return TYPES[extname(file)] ?? "application/octet-stream";
}

type SiteResponse =
  | { kind: "file"; status: 200 | 404; file: string }
  | { kind: "redirect"; location: string };

/** Serves a built site: bare paths are pages, other spellings lead there, everything else is a 404. */
export function siteHandler(dist: string, base: string) {
  const contentOf = createContentStore();
  return (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const found = responseFor(dist, base, request.url ?? "/");
    if (found.kind === "redirect") {
      response.writeHead(301, { Location: found.location }).end();
      return;
    }
    // Names of bundled files change with their content; pages are requested anew.
    const isHashed = found.file.startsWith(join(dist, "assets") + sep);
    response.setHeader(
      "Cache-Control",
      isHashed ? "public, max-age=31536000, immutable" : "no-cache",
    );
    void sendFile(request, response, found, contentOf);
  };
}

/** Decides what an address means. Redirects lead only to pages that exist. */
function responseFor(dist: string, base: string, requestUrl: string): SiteResponse {
  const notFound: SiteResponse = { kind: "file", status: 404, file: join(dist, "404.html") };
  const [target = "/", ...rest] = requestUrl.split("?");
  const search = rest.length > 0 ? `?${rest.join("?")}` : "";
  const path = decodePath(target);
  const inside = path === null ? null : withoutBase(base, path);
  if (path === null || inside === null || !isPlain(target, inside)) return notFound;
  const bare = barePath(inside);
  if (isPage(dist, bare)) {
    const canonical = bare === "/" ? base : base + bare.slice(1);
    return path === canonical
      ? { kind: "file", status: 200, file: join(dist, pageFile(bare, ".html")) }
      : { kind: "redirect", location: encodeURI(canonical) + search };
  }
  const file = join(dist, inside);
  if (file.endsWith(".html") || !fileStats(file)?.isFile()) return notFound;
  return { kind: "file", status: 200, file };
}

/** No dots or doubled slashes to resolve, and no slash hidden in an escape: one page has one spelling. */
function isPlain(target: string, path: string): boolean {
  return posix.normalize(path) === path && !/%2f|%5c|%00/i.test(target);
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function isPage(dist: string, path: string): boolean {
  // The files of the not-found page and of the home page are no pages under these names.
  if (path === notFoundPage.path || path === "/index") return false;
  return fileStats(join(dist, pageFile(path, ".html")))?.isFile() === true;
}

/** Undefined for anything that cannot be looked at: a name too long is no more a file than a missing one. */
function fileStats(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status }: Extract<SiteResponse, { kind: "file" }>,
  contentOf: ContentStore,
): Promise<void> {
  const stats = fileStats(file);
  if (stats === undefined) return sendGone(response);
  const etag = `W/"${stats.size.toString(16)}-${stats.mtimeMs.toString(16)}"`;
  response.setHeader("Content-Type", contentType(file));
  response.setHeader("ETag", etag);
  response.setHeader("Vary", "Accept-Encoding");
  if (status === 200 && request.headers["if-none-match"] === etag) {
    response.writeHead(304).end();
    return;
  }
  const encoding = chooseEncoding(file, String(request.headers["accept-encoding"] ?? ""));
  const content = await contentOf(file, etag, encoding).catch(() => null);
  if (content === null) return sendGone(response);
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.writeHead(status, { "Content-Length": content.length });
  response.end(request.method === "HEAD" ? undefined : content);
}

/** Even the not-found page is gone, or the file went while it was read: the site is being built anew. */
function sendGone(response: ServerResponse): void {
  response.writeHead(404, { "Content-Type": "text/plain", "Cache-Control": "no-store" });
  response.end("Not found");
}
