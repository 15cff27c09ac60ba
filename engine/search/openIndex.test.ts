import fc from "fast-check";
import { beforeAll, describe, expect, it, test } from "vitest";
import type { SearchEntry } from "../../src/search/entry.ts";
import { entriesIn, indexText } from "../../src/search/indexFile.ts";
import { openIndex, type SearchIndex } from "../../src/search/openIndex.ts";
import { searchEntries } from "../../src/search/searchEntries.ts";
import { realSite } from "../../testing/realSite.ts";

let entries: SearchEntry[] = [];
let index: SearchIndex;
beforeAll(async () => {
  entries = searchEntries(await realSite("/"));
  index = openIndex(entries);
});

const first = (query: string) => index.search(query)[0]?.address;
const LSOA = "/docs/postcode/schema#lsoa";
const COUNTY = "/docs/postcode/schema#admin-county";
const NEAREST = "/docs/api/nearest-postcode";
const BULK = "/docs/api/bulk-postcode-lookup";
const INVALID = "/docs/api/api-reference-postcodes-io#error-malformed-postcode";

/** Rules, one of each kind; how well they do together is what the golden set measures. */
test.each([
  ["a field", "lsoa", LSOA],
  ["a dotted path", "result.codes.lsoa", "/docs/postcode/schema#codes-lsoa"],
  ["a key as it is in JSON", '"admin_county": null,', COUNTY],
  ["a key with its value", '"lsoa": "Westminster 018C",', LSOA],
  ["camelCase", "adminCounty", COUNTY],
  ["words instead of underscores", "admin county", COUNTY],
  ["a plural", "admin counties", COUNTY],
  ["a word that other people use", "zip code lookup", "/docs/postcode/lookup"],
  ["a phrase that is on no page", "grid of Belfast", "/docs/overview#irish-grid"],
  ["an American word", "license", "/docs/licences"],
  ["a word with a letter too many", "lattitude", "/docs/postcode/schema#latitude"],
  ["a word with two letters swapped", "autocmoplete", "/docs/postcode/autocomplete"],
  ["a word whose ending hides an error", "estings", "/docs/postcode/schema#eastings"],
  ["a title with an error", "enviroment variables", "/docs/self-host#environment"],
  ["two words for one", "auto complete", "/docs/postcode/autocomplete"],
  ["one word for two", "reversegeocode", "/docs/postcode/reverse-geocode"],
  ["a method and a path", "POST /postcodes", BULK],
  ["a path template", "/postcodes/:postcode/nearest", NEAREST],
  ["a path with a value", "/postcodes/SW1A1AA/nearest", NEAREST],
  ["an address with a space in it", "https://api.postcodes.io/postcodes/SW1A 1AA/nearest", NEAREST],
  ["a path with part of a postcode", "/postcodes/NE1 4/nearest", NEAREST],
  ["a command", `curl -d '{"postcodes":[]}' https://api.postcodes.io/postcodes`, BULK],
  ["a status of an operation", "500 bulk", `${BULK}#response-500`],
  ["an error body", '{"status":404,"error":"Invalid postcode"}', INVALID],
  ["an environment variable", "NEAREST_RADIUS_MAX", "/docs/self-host#env-nearest-radius-max"],
  ["a variable without a row", "PLACESNEAREST_LIMIT_MAX", "/docs/self-host#no-effect"],
  ["a variable among words", "PORT env var", "/docs/self-host#env-port"],
  ["a topic that variables are named after", "max radius nearest", "/docs/postcode/nearest#limits"],
  ["a distance with its unit", "sql postcodes within 5km", "/docs/self-host#sql-radius"],
  ["a postcode", "SW1A 1AA", "/docs/api/lookup-postcode"],
  ["an item of a list", "helm chart", "/docs/self-host#kubernetes"],
  ["a topic by the path of its endpoints", "outcodes", "/docs/api/outward-codes"],
  ["a request body", '{"postcodes": ["M32 0JG", "NE30 1DP"]}', `${BULK}#body-postcodes`],
  ["a body by its outer key", '{"geolocations":[{"latitude":51.5}]}', `${BULK}#body-geolocations`],
  ["a long list", "how to process 10000 postcodes", "/docs/postcode/bulk#recipe-250"],
  ["a phrase within other words", "my postcode not exist", "/docs/postcode/lookup#no-answer"],
])("finds %s: %s", (_what, query, address) => {
  expect(first(query)).toBe(address);
});

it("puts a guide first for a question, the reference for a name", () => {
  expect(first("why is the county missing")).toBe("/docs/postcode/schema#counties");
  expect(first("admin_county")).toBe(COUNTY);
});

it("shows different things first, although many operations have the same parameter", () => {
  const kinds = index.search("limit", 3).map(({ kind, title }) => `${kind} ${title}`);
  expect(new Set(kinds).size).toBe(3);
});

it("names the words to mark as they are written", () => {
  expect(index.search("postcodes nearest")[0]?.matched).toEqual(
    expect.arrayContaining(["nearest", "postcodes"]),
  );
});

it("gives ten hits where there are ten, and as many as are wanted", () => {
  expect(index.search("postcode").length).toBeGreaterThanOrEqual(10);
  expect(index.search("postcode", 3)).toHaveLength(3);
});

it("finds nothing for nothing, and offers the closest words", () => {
  for (const nothing of ["", "   ", "…", "😀", "()[]*+?"])
    expect(index.search(nothing)).toEqual([]);
  expect(index.search("xqzwv")).toEqual([]);
  expect(index.closestWords("rversee geocodng")).toEqual(
    expect.arrayContaining(["reverse", "geocode"]),
  );
});

it("a hit is equal while the same words of it are found, so that it is not drawn again", () => {
  const hit = (query: string) => index.search(query).find(({ address }) => address === NEAREST);
  const before = hit("nearest postcod");
  expect(hit("nearest postcode")).toEqual(before);
  expect(hit("nearest")?.matched).not.toEqual(before?.matched);
});

it("is read from the file it was written to, and from no other", () => {
  for (const data of [null, [], { kind: 1 }]) expect(() => entriesIn(data)).toThrow(TypeError);
  expect(entriesIn(JSON.parse(indexText(entries)))).toEqual(entries);
});

describe("any text", () => {
  /** A piece of what people type: a word of the site, a piece of one, code, or anything else. */
  const piece = () =>
    fc.oneof(
      fc.constantFrom(...entries.flatMap(({ title, names }) => [title, ...names])),
      fc
        .tuple(fc.constantFrom(...entries.map(({ answer }) => answer)), fc.nat(60), fc.nat(20))
        .map(([answer, start, length]) => answer.slice(start, start + length)),
      fc.constantFrom(...'{"/?=\\([*\n\u202e', "://", "%20", "constructor"),
      fc.string({ unit: "binary" }),
      fc.string({ unit: "grapheme" }),
    );

  it("never breaks it: 10,000 of them give hits with addresses that exist", {
    timeout: 300_000,
  }, () => {
    const addresses = new Set(entries.map(({ address }) => address));
    fc.assert(
      fc.property(fc.array(piece(), { maxLength: 8 }), (pieces) => {
        const hits = index.search(pieces.join(" "), 10);
        if (hits.length === 0) index.closestWords(pieces.join(" "));
        return hits.length <= 10 && hits.every(({ address }) => addresses.has(address));
      }),
      { seed: 20_251_115, numRuns: 10_000 },
    );
  });

  it("of any length means what its beginning does, so its cost is bounded", () => {
    const long = "nearest postcodes around a point ".repeat(400);
    expect(long.length).toBeGreaterThan(10_000);
    expect(index.search(long)).toEqual(index.search(long.slice(0, 1000)));
  });
});
