import { exchange } from "./exchange.ts";
import { HIDDEN_FILES, OTHER_FILES, PAGES, readDist } from "./site.ts";
import { expect, test } from "./test.ts";

const TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  http: "text/plain; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  png: "image/png",
  tgz: "application/gzip",
  svg: "image/svg+xml",
  ts: "text/plain; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  yaml: "application/yaml; charset=utf-8",
  SHA256SUMS: "application/octet-stream",
};
const FOR_EVER = "public, max-age=31536000, immutable";

test("every page is at its address, to be requested anew each time", async ({ port }) => {
  expect(PAGES.length).toBeGreaterThan(20);
  for (const { path, file } of PAGES) {
    const { status, headers, body } = await exchange(port, path);
    expect
      .soft([path, status, headers["content-type"], headers["cache-control"]])
      .toEqual([path, 200, "text/html; charset=utf-8", "no-cache"]);
    expect.soft(headers.etag, path).toBeTruthy();
    expect.soft(body.equals(readDist(file)), path).toBe(true);
  }
});

test("every file is at its address, with its type; hashed ones can be kept for ever", async ({
  port,
}) => {
  for (const file of OTHER_FILES) {
    const { status, headers, body } = await exchange(port, `/${file}`);
    const type = TYPES[file.split(".").at(-1) ?? ""];
    const cache = file.startsWith("assets/") ? FOR_EVER : "no-cache";
    expect
      .soft([file, status, headers["content-type"], headers["cache-control"]])
      .toEqual([file, 200, type, cache]);
    expect.soft(body.equals(readDist(file)), file).toBe(true);
  }
});

test("other spellings of a page lead to it for good, with the query", async ({ port }) => {
  for (const { path } of PAGES) {
    const spellings =
      path === "/" ? ["/index.html"] : [`${path}/`, `${path}.html`, `${path}/index.html`];
    for (const spelling of spellings) {
      for (const query of ["", "?a=1&b=%20"]) {
        const { status, headers } = await exchange(port, spelling + query);
        expect.soft([spelling, status, headers.location]).toEqual([spelling, 301, path + query]);
      }
    }
  }
});

const MISSING = [
  "/nope",
  "/nope/",
  "/nope.html",
  "/nope.md",
  "/404",
  "/404.html",
  "/404/",
  "/index",
  "/index/",
  "/Docs",
  "/docs/Overview",
  "/docs//overview",
  "//docs/overview/",
  "//example.org/",
  "/docs%2foverview",
  "/docs/./overview",
  "/docs/../docs/overview",
  "/docs/%2e%2E/docs/overview",
  "/x/..%2f404",
  "/docs/overview%0d%0aSet-Cookie:a=b/",
  "/%80",
  `/${"a".repeat(300)}`,
  "/assets",
  "/assets/",
  "/assets/nope.js",
];

test("everything else is the not-found page", async ({ port }) => {
  const page = readDist("404.html");
  for (const path of [...MISSING, ...HIDDEN_FILES.map((file) => `/${file}`)]) {
    const { status, headers, body } = await exchange(port, path);
    expect
      .soft([path, status, headers["content-type"], headers["cache-control"]])
      .toEqual([path, 404, "text/html; charset=utf-8", "no-cache"]);
    expect.soft(body.equals(page), path).toBe(true);
  }
});

test("only GET and HEAD are allowed", async ({ port }) => {
  for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
    for (const path of ["/", "/docs/overview/", "/openapi.json", "/nope"]) {
      const { status, headers } = await exchange(port, path, { method });
      expect.soft([method, path, status, headers.allow]).toEqual([method, path, 405, "GET, HEAD"]);
    }
  }
});
