import { describe, expect, it, test } from "vitest";
import { pageAt, realSite } from "../../testing/realSite.ts";
import { counterpartOf, guideOfOperation, sharedSections } from "./counterparts.ts";
import type { Page } from "./page.ts";

const site = await realSite("/");
const pageNamed = (path: string) => pageAt(site.pages, path);

describe("the counterpart", () => {
  it.each([
    ["/docs/postcode/lookup", "/docs/api/lookup-postcode"],
    // It names three endpoints.
    ["/docs/postcode/reverse-geocode", "/docs/api/postcode-lookup"],
    // One without a page of its own.
    ["/docs/postcode/autocomplete", "/docs/api/postcodes#autocomplete-postcode"],
    ["/docs/api/lookup-postcode", "/docs/postcode/lookup"],
    // Two guides are about it.
    ["/docs/api/postcode-lookup", "/docs/postcode/query"],
  ])("of %s is %s", (path, href) => {
    const counterpart = counterpartOf(site, pageNamed(path));
    expect(counterpart?.href).toBe(href);
    expect(counterpart?.page.path).toBe(href.split("#")[0]);
  });

  it.each([
    "/",
    "/docs/overview",
    "/docs/postcode/schema",
    "/docs/self-host",
    "/docs/api/postcodes",
  ])("%s has none", (path) => {
    expect(counterpartOf(site, pageNamed(path))).toBe(null);
  });

  it("of an operation without a guide is none", () => {
    const guides = site.pages.filter(({ path }) => path !== "/docs/postcode/lookup");
    const operation = pageNamed("/docs/api/lookup-postcode");
    expect(counterpartOf({ ...site, pages: guides }, operation)).toBe(null);
  });

  it("of every operation with a page is a guide", () => {
    const operations = site.pages.filter(({ kind }) => kind === "operation");
    expect(operations.filter((page) => counterpartOf(site, page) === null)).toEqual([]);
  });
});

test("the guide to an operation is the first that names it", () => {
  expect(guideOfOperation(site.pages, "bulkLookupPostcodes")?.path).toBe("/docs/postcode/bulk");
  expect(guideOfOperation(site.pages, "ping")).toBe(undefined);
});

describe("sections that both have", () => {
  const guide = pageNamed("/docs/postcode/lookup");
  const operation = pageNamed("/docs/api/lookup-postcode");
  const shared = (page: Page, ids: string[], there: string[], prefix = "") =>
    sharedSections(page, ids, { prefix }, new Set(there));

  it("have one id, or names that mean the same", () => {
    expect(
      shared(
        guide,
        ["request", "spelling", "no-answer", "errors", "next"],
        ["request", "responses", "errors", "related"],
      ),
    ).toEqual({ request: "request", "no-answer": "errors", errors: "errors", next: "related" });
  });

  it("are found from the reference, too", () => {
    expect(
      shared(operation, ["request", "parameters", "responses", "errors"], ["request", "no-answer"]),
    ).toEqual({ request: "request", responses: "request", errors: "no-answer" });
    expect(shared(operation, ["responses"], ["request", "answer"])).toEqual({
      responses: "answer",
    });
  });

  it("are under the operation's anchor on the page of a group", () => {
    expect(shared(guide, ["errors", "limit"], ["find-errors", "limits"], "find-")).toEqual({
      errors: "find-errors",
    });
  });
});
