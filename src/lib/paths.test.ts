import { describe, expect, it } from "vitest";
import { barePath, pageFile } from "./barePath.ts";
import { withBase, withoutBase } from "./basePath.ts";
import { isExternal } from "./isExternal.ts";

describe("barePath", () => {
  it.each([
    ["/", "/"],
    ["/index.html", "/"],
    ["/docs", "/docs"],
    ["/docs/", "/docs"],
    ["/docs.html", "/docs"],
    ["/docs/index.html", "/docs"],
    ["/docs/overview/index.html", "/docs/overview"],
    ["/docs/overview.html", "/docs/overview"],
    ["/docs/overview///", "/docs/overview"],
    ["/docs/Overview", "/docs/Overview"],
    ["/docs/overview.htm", "/docs/overview.htm"],
    ["/docs/index", "/docs/index"],
  ])("%s is %s", (path, bare) => {
    expect(barePath(path)).toBe(bare);
  });
});

describe("pageFile", () => {
  it("names the home page index and keeps all other pages flat", () => {
    expect(pageFile("/", ".html")).toBe("index.html");
    expect(pageFile("/docs", ".json")).toBe("docs.json");
    expect(pageFile("/docs/postcode/lookup", ".html")).toBe("docs/postcode/lookup.html");
  });
});

describe("withBase and withoutBase", () => {
  it("put a site path below the base and take it out again", () => {
    expect(withBase("/", "/docs")).toBe("/docs");
    expect(withBase("/postcodes/", "/docs#a")).toBe("/postcodes/docs#a");
    expect(withoutBase("/postcodes/", "/postcodes/docs")).toBe("/docs");
    expect(withoutBase("/postcodes/", "/postcodes/")).toBe("/");
    expect(withoutBase("/postcodes/", "/postcodes")).toBe("/");
    expect(withoutBase("/", "/docs")).toBe("/docs");
  });

  it("leave anchors and other sites alone", () => {
    expect(withBase("/postcodes/", "#lsoa")).toBe("#lsoa");
    expect(withBase("/postcodes/", "https://a.example/b")).toBe("https://a.example/b");
    expect(withBase("/postcodes/", "//a.example/b")).toBe("//a.example/b");
  });

  it("know what is outside the base", () => {
    expect(withoutBase("/postcodes/", "/docs")).toBeNull();
    expect(withoutBase("/postcodes/", "/postcodesque")).toBeNull();
  });
});

describe("isExternal", () => {
  it.each([
    ["https://a.example", true],
    ["mailto:a@b.example", true],
    ["//a.example", true],
    ["/docs", false],
    ["#lsoa", false],
  ])("%s: %s", (href, expected) => {
    expect(isExternal(href)).toBe(expected);
  });
});
