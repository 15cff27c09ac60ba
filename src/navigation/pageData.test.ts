import { describe, expect, it } from "vitest";
import { parsePageData, parsePageJson } from "./pageData.ts";

const data = {
  build: "abc",
  path: "/docs",
  description: "All of it.",
  toc: [{ id: "a", text: "A", level: 3 }],
};

describe("page data", () => {
  it("is taken as it is when complete", () => {
    expect(parsePageData(data)).toEqual(data);
    expect(parsePageData({ ...data, updated: "2026-11-16" })).toHaveProperty(
      "updated",
      "2026-11-16",
    );
    const counterpart = { href: "/docs/api", sections: { a: "b" } };
    expect(parsePageData({ ...data, counterpart })).toEqual({ ...data, counterpart });
    expect(parsePageJson({ ...data, html: "<p>" })).toEqual({ ...data, html: "<p>" });
  });

  it.each([
    [null, "no object"],
    [{ ...data, toc: 42 }, "table of contents"],
    [{ ...data, build: undefined }, '"build"'],
    [{ ...data, toc: [{ id: 1 }] }, '"id"'],
    [{ ...data, updated: 20261116 }, '"updated"'],
    [{ ...data, counterpart: { sections: {} } }, '"href"'],
    [{ ...data, counterpart: { href: "/docs" } }, "no object"],
    [{ ...data, counterpart: { href: "/docs", sections: { a: 1 } } }, '"a"'],
  ])("%o is refused", (value, message) => {
    expect(() => parsePageData(value)).toThrow(message);
  });

  it("is no page without its markup", () => {
    expect(() => parsePageJson(data)).toThrow('"html"');
    expect(() => parsePageJson({ ...data, html: "" })).toThrow('"html"');
  });
});
