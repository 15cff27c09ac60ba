import { expect, test } from "vitest";
import { fieldPaths, jsonExcerpt } from "./jsonExcerpt.ts";

const answer = {
  status: 200,
  result: { postcode: "A", quality: 1, region: null, lsoa: "L", codes: { ward: "W", lsoa: "C" } },
};

test("without fields the whole value is shown, as JSON.stringify would", () => {
  const { text } = jsonExcerpt(answer, { fields: null, items: 9 });
  expect(text).toBe(JSON.stringify(answer, null, 2));
});

test("empty arrays and objects stay on one line", () => {
  const value = { status: 200, result: [], more: {} };
  const { text } = jsonExcerpt(value, { fields: null, items: 9 });
  expect(text).toBe(JSON.stringify(value, null, 2));
});

test("keys that are not wanted become one ellipsis for each run", () => {
  const { text, missing } = jsonExcerpt(answer, { fields: ["postcode", "codes.lsoa"], items: 9 });
  expect(text).toBe(`{
  "status": 200,
  "result": {
    "postcode": "A",
    …
    "codes": {
      …
      "lsoa": "C"
    }
  }
}`);
  expect(missing).toEqual([]);
});

test("a wanted object is shown whole", () => {
  const { text } = jsonExcerpt(answer, { fields: ["codes"], items: 9 });
  expect(text).toContain('"ward": "W",\n      "lsoa": "C"');
});

test("paths begin inside result, in lists and bulk answers too", () => {
  const bulk = { status: 200, result: [{ query: "A", result: { postcode: "A", lsoa: "L" } }] };
  const { text } = jsonExcerpt(bulk, { fields: ["lsoa"], items: 9 });
  expect(text).toContain('"query": "A",');
  expect(text).toContain('…\n        "lsoa": "L"');
  expect(text).not.toContain("postcode");
});

test("long arrays are cut, with the number of what is left out", () => {
  const { text } = jsonExcerpt({ postcodes: ["A", "B", "C", "D"] }, { fields: null, items: 2 });
  expect(text).toBe('{\n  "postcodes": [\n    "A",\n    "B",\n    … 2 more\n  ]\n}');
});

test("missing fields are reported", () => {
  const { missing } = jsonExcerpt(answer, { fields: ["postcode", "lsao"], items: 9 });
  expect(missing).toEqual(["lsao"]);
});

test("fieldPaths lists what can be wanted", () => {
  expect(fieldPaths(answer)).toEqual([
    "status",
    "postcode",
    "quality",
    "region",
    "lsoa",
    "codes",
    "codes.ward",
    "codes.lsoa",
  ]);
});
