import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { type Listening, listenOnFreePort } from "../testing/listenOnFreePort.ts";

const compress = promisify(brotliCompress);

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
};

/**
 * Serves a built site with Brotli. All sites are served by this one, and not by their own servers, so that only
 * the sites differ. Each file is compressed once: see warmUp.ts.
 */
export async function startStaticServer(folder: string): Promise<Listening> {
  const kept = new Map<string, Promise<Buffer>>();
  const contentOf = (file: string) => {
    const known = kept.get(file);
    if (known !== undefined) return known;
    const content = readFile(file).then((bytes) => (isText(file) ? compress(bytes) : bytes));
    kept.set(file, content);
    return content;
  };
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent((request.url ?? "/").replace(/[?#].*$/, ""));
    const file = await findFile(folder, path);
    if (file === null) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found");
      return;
    }
    const content = await contentOf(file);
    response.writeHead(200, {
      "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
      "Content-Length": content.length,
      "Cache-Control": extname(file) === ".html" ? "no-cache" : "public, max-age=3600",
      ...(isText(file) && { "Content-Encoding": "br" }),
    });
    response.end(request.method === "HEAD" ? undefined : content);
  });
  return listenOnFreePort(server);
}

const isText = (file: string) => extname(file) in TYPES;

/** The spellings that the sites use: a file, /page as page.html, /page as page/index.html. */
async function findFile(folder: string, path: string): Promise<string | null> {
  const inside = join(folder, normalize(path));
  if (!inside.startsWith(folder)) return null;
  const bare = inside.replace(/\/$/, "");
  for (const file of [inside, `${bare}.html`, join(bare, "index.html")]) {
    const isFile = await stat(file).then(
      (stats) => stats.isFile(),
      () => false,
    );
    if (isFile) return file;
  }
  return null;
}
