import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brotli } from "../engine/brotli.ts";
import { temporaryFolders } from "../testing/temporaryFolders.ts";
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
writeFileSync(join(dist, "assets/a-1234.js"), "1");
for (const file of [
  "favicon.ico",
  "a.png",
  "a.jpg",
  "a.webp",
  "icon.svg",
  "manifest.webmanifest",
]) {
  writeFileSync(join(dist, file), "1");
}

/** A server for the folder; gives the function that asks it, without following redirects. */
function serving(base: string) {
  let server: Server;
  let origin = "";
  beforeAll(async () => {
    server = createServer(siteHandler(dist, base));
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const address = server.address();
    origin = `http://localhost:${typeof address === "object" ? address?.port : ""}`;
  });
  afterAll(() => server.close());
  return (path: string, init?: RequestInit) =>
    fetch(origin + path, { redirect: "manual", ...init });
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
  ])("%s is not found", async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("<p>404.html</p>");
  });

  it("responds to HEAD without a body and refuses other methods", async () => {
    const head = await ask("/docs", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    const post = await ask("/docs", { method: "POST" });
    expect(post.status).toBe(405);
    expect(post.headers.get("allow")).toBe("GET, HEAD");
  });

  it("lets browsers keep hashed files for ever and ask again for pages", async () => {
    const asset = await ask("/assets/a-1234.js");
    expect(asset.headers.get("cache-control")).toContain("immutable");
    const page = await ask("/docs");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    const again = await ask("/docs", {
      headers: { "If-None-Match": page.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    ["/favicon.ico", "image/x-icon", null],
    ["/a.png", "image/png", null],
    ["/a.jpg", "image/jpeg", null],
    ["/a.webp", "image/webp", null],
    ["/icon.svg", "image/svg+xml", "gzip"],
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8", "gzip"],
  ])("%s is sent as %s, compressed: %s", async (path, type, encoding) => {
    const { headers } = await ask(path, { headers: { "Accept-Encoding": "gzip" } });
    expect(headers.get("content-type")).toBe(type);
    expect(headers.get("content-encoding")).toBe(encoding);
  });

  it.each(["br", "gzip"])("compresses with %s when accepted", async (encoding) => {
    const response = await ask("/docs", { headers: { "Accept-Encoding": encoding } });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(await response.text()).toBe("<p>docs.html</p>");
  });

  it("sends no coding that the request refuses", async () => {
    const response = await ask("/docs", { headers: { "Accept-Encoding": "br;q=0" } });
    expect(response.headers.get("content-encoding")).toBe(null);
  });

  it.each(["br", "gzip"])(
    "sends a file that was built anew, also compressed with %s",
    async (encoding) => {
      const headers = { "Accept-Encoding": encoding };
      writeFileSync(join(dist, "built.txt"), "first");
      expect(await (await ask("/built.txt", { headers })).text()).toBe("first");
      writeFileSync(join(dist, "built.txt"), "second");
      expect(await (await ask("/built.txt", { headers })).text()).toBe("second");
    },
  );

  it("sends as many bytes as the budgets measure", async () => {
    const text = `${"A file that is worth compressing. ".repeat(9)}And one more sentence at its end.`;
    writeFileSync(join(dist, "long.txt"), text);
    const { headers } = await ask("/long.txt", { headers: { "Accept-Encoding": "br" } });
    expect(headers.get("content-length")).toBe(String((await brotli(text)).length));
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

describe("below a base path", () => {
  const ask = serving("/postcodes/");

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
