import { createReadStream, type Stats, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { createBrotliCompress, createGzip, constants as zlib } from "node:zlib";
import { barePath, pageFile } from "../../src/lib/barePath.ts";
import { withoutBase } from "../../src/lib/basePath.ts";
import { HEADERS } from "./headers.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".yaml": "application/yaml; charset=utf-8",
};

type Answer =
  | { kind: "file"; status: 200 | 404; file: string }
  | { kind: "redirect"; location: string };

/** Serves a built site: bare paths are pages, other spellings lead there, everything else is a 404. */
export function siteHandler(dist: string, base: string) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const answer = answerFor(dist, base, request.url ?? "/");
    if (answer.kind === "redirect") {
      response.writeHead(301, { Location: answer.location }).end();
      return;
    }
    sendFile(request, response, answer);
  };
}

/** Decides what an address means. A redirect is given only to a page that exists. */
export function answerFor(dist: string, base: string, requestUrl: string): Answer {
  const notFound: Answer = { kind: "file", status: 404, file: join(dist, "404.html") };
  const [target = "/", ...rest] = requestUrl.split("?");
  const search = rest.length > 0 ? `?${rest.join("?")}` : "";
  const path = decodePath(target);
  const inside = path === null ? null : withoutBase(base, path);
  if (path === null || inside === null || inside === "/404" || inside.includes("\0"))
    return notFound;
  const bare = barePath(inside);
  if (isPage(dist, bare)) {
    const canonical = bare === "/" ? base : base + bare.slice(1);
    return path === canonical
      ? { kind: "file", status: 200, file: join(dist, pageFile(bare, ".html")) }
      : { kind: "redirect", location: encodeURI(canonical) + search };
  }
  const file = normalize(join(dist, inside));
  const isInside = file.startsWith(dist + sep);
  if (!isInside || file.endsWith(".html") || !fileStats(file)?.isFile()) return notFound;
  return { kind: "file", status: 200, file };
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function isPage(dist: string, path: string): boolean {
  const file = normalize(join(dist, pageFile(path, ".html")));
  return path !== "/404" && file.startsWith(dist + sep) && fileStats(file)?.isFile() === true;
}

function fileStats(file: string): Stats | undefined {
  return statSync(file, { throwIfNoEntry: false });
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status }: Extract<Answer, { kind: "file" }>,
): void {
  const stats = statSync(file);
  const etag = `W/"${stats.size.toString(16)}-${stats.mtimeMs.toString(16)}"`;
  response.setHeader("Content-Type", TYPES[extname(file)] ?? "application/octet-stream");
  response.setHeader("ETag", etag);
  response.setHeader("Vary", "Accept-Encoding");
  // Names of bundled files change with their content; pages are asked for anew.
  const isHashed = file.includes(`${sep}assets${sep}`);
  response.setHeader(
    "Cache-Control",
    isHashed ? "public, max-age=31536000, immutable" : "no-cache",
  );
  if (status === 200 && request.headers["if-none-match"] === etag) {
    response.writeHead(304).end();
    return;
  }
  const encoding = chooseEncoding(file, String(request.headers["accept-encoding"] ?? ""));
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.writeHead(status);
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  const content = createReadStream(file);
  if (encoding === "br") {
    content
      .pipe(createBrotliCompress({ params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }))
      .pipe(response);
  } else if (encoding === "gzip") content.pipe(createGzip()).pipe(response);
  else content.pipe(response);
}

function chooseEncoding(file: string, accepted: string): "br" | "gzip" | null {
  if (extname(file) === ".png") return null;
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
}
