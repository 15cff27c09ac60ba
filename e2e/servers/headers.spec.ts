import { exchange } from "./exchange.ts";
import { fileLike, PAGES, readDist } from "./site.ts";
import { expect, test } from "./test.ts";

const EVERYWHERE = {
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
};
const NO_DOCUMENT =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Addresses of each kind, and whether other sites may read what is there. */
const KINDS: Readonly<Record<string, "ours" | "open">> = {
  "/": "ours",
  "/docs/overview": "ours",
  "/docs/overview/": "ours",
  "/nope": "ours",
  "/nope.md": "ours",
  "/docs/overview.json": "ours",
  "/robots.txt": "ours",
  [`/${fileLike(/^assets\/.*\.js$/)}`]: "ours",
  [`/${fileLike(/^samples\//)}`]: "ours",
  "/openapi.json": "open",
  "/openapi.yaml": "open",
  "/postcodes-io.postman_collection.json": "open",
  "/postcodes-io.http": "open",
  "/postcodes-io.schema.json": "open",
  "/postcodes-io.d.ts": "open",
  "/sitemap.xml": "ours",
  "/docs/overview.md": "open",
  "/llms.txt": "open",
  "/llms-full.txt": "open",
  "/cards/index.png": "open",
};

test("every response is protected; files for programs are open to other sites", async ({
  port,
}) => {
  for (const [path, kind] of Object.entries(KINDS)) {
    for (const method of ["GET", "POST"]) {
      const { headers } = await exchange(port, path, { method });
      expect.soft(headers, path).toMatchObject(EVERYWHERE);
      expect
        .soft(headers["permissions-policy"], path)
        .toMatch(/camera=\(\).*clipboard-write=\(self\)/);
      expect
        .soft(headers["content-security-policy"], path)
        .toMatch(/default-src 'none'.*frame-ancestors 'none'$/);
      expect.soft(headers.server ?? "", path).not.toMatch(/\d/);
    }
    const { headers } = await exchange(port, path, { headers: { Origin: "https://example.org" } });
    expect
      .soft([path, headers["cross-origin-resource-policy"], headers["access-control-allow-origin"]])
      .toEqual(kind === "open" ? [path, "cross-origin", "*"] : [path, "same-origin", undefined]);
  }
});

test("the policy of each document is also a header", async ({ port }) => {
  for (const { path, file } of [...PAGES, { path: "/nope", file: "404.html" }]) {
    const [, policy = ""] =
      /http-equiv="Content-Security-Policy" content="(.*?)"/.exec(readDist(file).toString()) ?? [];
    expect(policy).toMatch(/^default-src 'none'; .*require-trusted-types-for 'script'/);
    expect(policy).not.toContain("unsafe");
    const { headers } = await exchange(port, path);
    expect.soft(headers["content-security-policy"], path).toBe(`${policy}; frame-ancestors 'none'`);
  }
});

test("the service worker may fetch files of the site, and is always looked for on the server", async ({
  port,
}) => {
  const { headers } = await exchange(port, "/sw.js");
  expect(headers["content-security-policy"]).toBe(`connect-src 'self'; ${NO_DOCUMENT}`);
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers["content-type"]).toMatch(/^text\/javascript/);
});

test("what is no document may load nothing", async ({ port }) => {
  for (const path of ["/openapi.json", "/docs/overview.json", "/icon.svg", "/cards/index.png"]) {
    const { headers } = await exchange(port, path);
    expect.soft(headers["content-security-policy"], path).toBe(NO_DOCUMENT);
  }
});
