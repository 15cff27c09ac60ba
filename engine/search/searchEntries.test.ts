import { beforeAll, describe, expect, it } from "vitest";
import { introductionPath } from "../../src/pages/addresses.ts";
import { plainText } from "../../src/reference/model/blocks.ts";
import type { SearchEntry, SearchKind } from "../../src/search/entry.ts";
import { searchEntries } from "../../src/search/searchEntries.ts";
import { realSite } from "../../testing/realSite.ts";
import type { LoadedSite } from "../loadSite.ts";

let site: LoadedSite;
let entries: SearchEntry[] = [];
beforeAll(async () => {
  site = await realSite("/postcodes/");
  entries = searchEntries(site);
});

const at = (address: string) => entries.find((entry) => entry.address === address);

describe("searchEntries", () => {
  it("has what people call an entry among its names", () => {
    expect(at("/docs/self-host#kubernetes")?.names).toContain("k8s");
  });

  it("leaves out words that say nothing, but for one that keeps a phrase from being a name", () => {
    const names = at("/docs/overview#rate-limits")?.names;
    expect(names).toContain("will blocked");
    expect(names).toContain("requests per second");
    expect(entries.filter(({ text }) => /(?:^| )(?:the|and|is)(?: |$)/i.test(text))).toEqual([]);
  });

  it("has entries of every kind, each with a title and a line that answers", () => {
    const kinds = Object.keys({
      page: 0,
      section: 0,
      operation: 0,
      parameter: 0,
      field: 0,
      error: 0,
      status: 0,
      variable: 0,
      library: 0,
      term: 0,
      dataset: 0,
      recipe: 0,
    } satisfies Record<SearchKind, 0>);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(kinds));
    const incomplete = entries.filter(({ title, answer }) => title === "" || answer === "");
    expect(incomplete.map(({ address }) => address)).toEqual([]);
  });

  it("says of a field its type, meaning, and where it is null", () => {
    expect(at("/docs/postcode/schema#lsoa")).toMatchObject({
      kind: "field",
      title: "lsoa",
      answer: expect.stringMatching(/^string or null\. Name of .+ null on the islands\.$/),
      trail: ["Postcodes", "Postcode object", "lsoa"],
      names: expect.arrayContaining(["lsoa", "result.lsoa"]),
    });
  });

  it("says of a group of fields which they are", () => {
    expect(at("/docs/postcode/schema#health")?.answer).toMatch(/^Fields: nhs_ha, ccg, .+\.$/);
  });

  it("has items of a list with an address, under their name", () => {
    expect(at("/docs/self-host#kubernetes")).toMatchObject({
      kind: "section",
      title: "Kubernetes",
      answer: expect.stringMatching(/^Use \/ping as the liveness/),
    });
  });

  it("says of a parameter its default and maximum", () => {
    const { answer } = at("/docs/api/nearest-postcode#parameter-radius") ?? {};
    expect(answer).toMatch(/at most [\d,]+, default [\d,]+/);
  });

  it("says of an operation its method and path", () => {
    expect(at("/docs/api/bulk-postcode-lookup")?.answer).toMatch(/^POST \/postcodes: /);
  });

  it("says of an error its cause and fix", () => {
    const entry = at("/docs/api/api-reference-postcodes-io#error-invalid-radius");
    expect(entry).toMatchObject({ kind: "error", title: "Invalid lookup radius submitted" });
    expect(entry?.answer).toMatch(/^400: radius is not a number\. Send metres/);
  });

  it("says of every error a fix, however much can cause it", () => {
    const withoutFix = site.reference.errors.filter(({ anchor, remedy }) => {
      const [fix = ""] = plainText(remedy).split(/(?<=\.) /);
      return !at(`${introductionPath}#${anchor}`)?.answer.includes(fix);
    });
    expect(withoutFix.map(({ id }) => id)).toEqual([]);
  });

  it("has a page with two addresses once", () => {
    expect(at("/docs/api/api-reference-postcodes-io")).toBeDefined();
    expect(
      entries.filter(({ address }) => /^\/docs\/api\/api-reference(?:#|$)/.test(address)),
    ).toEqual([]);
  });

  it("has the numbers and messages of the contract where a guide names them", () => {
    expect(at("/docs/self-host#env-nearest-limit-default")?.answer).toMatch(/^Default 10\. /);
    expect(at("/docs/postcode/bulk#limits")?.answer).toContain("Too many postcodes submitted");
  });
});
