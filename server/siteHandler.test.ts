import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brotli } from "../engine/brotli.ts";
import { type Listening, listenOnFreePort } from "../testing/listenOnFreePort.ts";
import { temporaryFolders } from "../testing/temporaryFolders.ts";
import { resolveAddress } from "./resolveAddress.ts";
import { siteHandler } from "./siteHandler.ts";

const temporaryFolder = temporaryFolders();
// A checkout below a folder of that name must not pass for the folder of hashed files.
const project = join(temporaryFolder("site"), "assets/checkout");
const dist = join(project, "dist");
mkdirSync(join(dist, "docs"), { recursive: true });
mkdirSync(join(dist, "assets"));
writeFileSync(join(project, "secret.txt"), "secret");
for (const file of ["index.html", "404.html", "docs.html", "docs/overview.html"]) {
  writeFileSync(join(dist, file), `<p>${file}</p>`);
}
writeFileSync(join(dist, "docs/overview.json"), "{}");
writeFileSync(join(dist, "docs/overview.md"), "# Overview");
writeFileSync(join(dist, "assets/a-1234.js"), "1");
for (const file of ["_headers", "docs.html.br"]) writeFileSync(join(dist, file), "1");

/** A server for the folder; gives the function that asks it, without following redirects. */
function serving(base: string) {
  let server: Listening;
  beforeAll(async () => {
    server = await listenOnFreePort(createServer(siteHandler(dist, base)));
  });
  afterAll(() => server.stop());
  return (path: string, init?: RequestInit) =>
    fetch(server.origin + path, { redirect: "manual", ...init });
}

describe("at the root", () => {
  const ask = serving("/");

  it.each([
    ["/", "<p>index.html</p>"],
    ["/docs", "<p>docs.html</p>"],
    ["/docs/overview", "<p>docs/overview.html</p>"],
    ["/docs/overview?a=1", "<p>docs/overview.html</p>"],
    ["/docs/overview.json", "{}"],
  ])("%s is served", async (path, text) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(text);
  });

  it.each([
    ["/index.html", "/"],
    ["/docs/", "/docs"],
    ["/docs.html", "/docs"],
    ["/docs/index.html", "/docs"],
    ["/docs/overview/", "/docs/overview"],
    ["/docs/overview.html?a=1&b=2", "/docs/overview?a=1&b=2"],
    ["/docs/overview/index.html", "/docs/overview"],
  ])("%s is sent to %s for good", async (path, location) => {
    const response = await ask(path);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(location);
  });

  it.each([
    "/nope",
    "/nope/",
    "/nope.html",
    "/404",
    "/404.html",
    "/Docs",
    "/docs/Overview",
    "/%80",
    "/docs/overview%00",
    "/..%2fsecret.txt",
    "/docs/..%2f..%2fsecret.txt",
    "/index",
    "/docs//overview",
    "/docs%2foverview",
    "/x/..%2f404",
    `/${"a".repeat(300)}`,
    "/assets",
    "/assets/nope.js",
    "/_headers",
    "/docs.html.br",
  ])("%s is not found", async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("<p>404.html</p>");
  });

  it("refuses other methods than GET and HEAD", async () => {
    const post = await ask("/docs", { method: "POST" });
    expect(post.status).toBe(405);
    expect(post.headers.get("allow")).toBe("GET, HEAD");
  });

  it("sends the compressed copy of a file, and the file where there is none", async () => {
    writeFileSync(join(dist, "long.txt"), "long");
    const headers = { "Accept-Encoding": "br, gzip" };
    expect((await ask("/long.txt", { headers })).headers.get("content-encoding")).toBeNull();
    writeFileSync(join(dist, "long.txt.br"), await brotli("long"));
    const compressed = await ask("/long.txt", { headers });
    expect(compressed.headers.get("content-encoding")).toBe("br");
    expect(await compressed.text()).toBe("long");
  });

  it("sends a file that was built anew", async () => {
    writeFileSync(join(dist, "built.txt"), "first");
    expect(await (await ask("/built.txt")).text()).toBe("first");
    writeFileSync(join(dist, "built.txt"), "second");
    expect(await (await ask("/built.txt")).text()).toBe("second");
  });

  it("accepts a whole address, as proxies send it", () => {
    expect(resolveAddress(dist, "/", "http://example.org/docs")).toMatchObject({ status: 200 });
    expect(resolveAddress(dist, "/", "http://example.org")).toMatchObject({ status: 200 });
    expect(resolveAddress(dist, "/", "http://example.org//docs")).toMatchObject({ status: 404 });
  });

  it("says that a file is gone which cannot be read", async () => {
    // A folder of that name can be looked at, and not read.
    rmSync(join(dist, "404.html"));
    mkdirSync(join(dist, "404.html"));
    const response = await ask("/nope");
    rmSync(join(dist, "404.html"), { recursive: true });
    writeFileSync(join(dist, "404.html"), "<p>404.html</p>");
    expect([response.status, await response.text()]).toEqual([404, "Not found"]);
  });
});

describe("a page as Markdown", () => {
  const ask = serving("/");
  const wanted = { headers: { Accept: "text/markdown, text/html;q=0.9" } };

  it("is sent to those who prefer it", async () => {
    const response = await ask("/docs/overview", wanted);
    expect([response.status, await response.text()]).toEqual([200, "# Overview"]);
    expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(response.headers.get("content-location")).toBe("/docs/overview.md");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("vary")).toBe("Accept-Encoding, Accept");
  });

  it("is not sent to browsers, but caches are told that there are two", async () => {
    const response = await ask("/docs/overview", { headers: { Accept: "text/html, */*;q=0.8" } });
    expect(await response.text()).toBe("<p>docs/overview.html</p>");
    expect(response.headers.get("vary")).toBe("Accept-Encoding, Accept");
    expect(response.headers.get("content-location")).toBeNull();
  });

  it.each([
    ["/docs", 200, "<p>docs.html</p>"],
    ["/nope", 404, "<p>404.html</p>"],
    ["/docs/overview.json", 200, "{}"],
    ["/docs/overview.md", 200, "# Overview"],
  ])("%s is the same for everyone", async (path, status, text) => {
    const response = await ask(path, wanted);
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
  });
});

describe("below a base path", () => {
  const ask = serving("/postcodes/");

  it("says where the Markdown of a page is", async () => {
    const response = await ask("/postcodes/docs/overview", {
      headers: { Accept: "text/markdown" },
    });
    expect(response.headers.get("content-location")).toBe("/postcodes/docs/overview.md");
  });

  it("serves there and nowhere else", async () => {
    expect((await ask("/postcodes/docs")).status).toBe(200);
    expect((await ask("/postcodes/")).status).toBe(200);
    expect((await ask("/docs")).status).toBe(404);
    const bare = await ask("/postcodes");
    expect([bare.status, bare.headers.get("location")]).toEqual([301, "/postcodes/"]);
    const slash = await ask("/postcodes/docs/");
    expect([slash.status, slash.headers.get("location")]).toEqual([301, "/postcodes/docs"]);
  });
});
