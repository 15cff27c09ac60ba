import { describe, expect, it } from "vitest";
import { copyDocument } from "./copyDocument.ts";

const documentWith = (head: string, body = "") =>
  `<!doctype html><html data-search-index="/base/assets/search-1.json"><head>${head}</head><body>${body}</body></html>`;
const FILES = [
  "index.html",
  "docs/overview.html",
  "docs/place/query.html",
  "openapi.json",
  "assets/search-1.js",
  "assets/docs.js",
  "assets/style-1.css",
  "samples/ping/up.js",
];
const copy = (html: string, path = "docs/place/query.html") =>
  copyDocument(html, path, { base: "/base/", has: (file) => FILES.includes(file) });

describe("a document of a copy", () => {
  it.each([
    ['<a href="/base/">', '<a href="../../index.html">'],
    ['<a href="/base/docs/overview#a">', '<a href="../../docs/overview.html#a">'],
    ['<a href="/base/openapi.json">', '<a href="../../openapi.json">'],
    ['<a href="#a">', '<a href="#a">'],
    ['<a href="https://example.org/docs">', '<a href="https://example.org/docs">'],
    [
      '<b data-samples="/base/samples/ping/up.json">',
      '<b data-samples="../../samples/ping/up.js">',
    ],
    [
      '<b data-sample-nations="/base/samples/ping/up.json">',
      '<b data-sample-nations="../../samples/ping/up.js">',
    ],
    ['<b data-moved-to="/base/docs/overview#b">', '<b data-moved-to="../../docs/overview.html#b">'],
  ])("has for %s %s", (before, after) => {
    expect(copy(documentWith("", before))).toContain(after);
  });

  it("knows the way to its folder, where it is searched from", () => {
    const start = '<html data-search-index="../../assets/search-1.js" data-root="../../">';
    expect(copy(documentWith(""))).toContain(start);
    expect(copy(documentWith(""), "index.html")).toContain('data-root=""');
  });

  it("has an ordinary script, and no hashes of files", () => {
    const html = copy(
      documentWith(
        '<script type="module" async src="/base/assets/loader-1.js" integrity="sha256-a"></script><link rel="stylesheet" href="/base/assets/style-1.css" integrity="sha256-b"><link rel="manifest" href="/base/m.webmanifest">',
      ),
    );
    expect(html).toContain('<script defer="" src="../../assets/docs.js"></script>');
    expect(html).toContain('<link rel="stylesheet" href="../../assets/style-1.css">');
    expect(html).not.toMatch(/integrity|manifest|module/);
  });

  it("is refused if it leads to a file that the copy does not have", () => {
    expect(() => copy(documentWith("", '<a href="/base/docs/nowhere#a">'))).toThrow(
      'docs/place/query.html: href="/base/docs/nowhere#a" leads to docs/nowhere.html, which the copy does not have.',
    );
  });
});
