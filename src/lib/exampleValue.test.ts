import { expect, test } from "vitest";
import { exampleValue, listAt, textAt } from "./exampleValue.ts";

const response = { status: 200, result: [{ postcode: "AB10 1AB", distance: 0, ced: null }] };

test("steps through objects and lists", () => {
  expect(exampleValue(response, "result.0.postcode")).toBe("AB10 1AB");
  expect(textAt(response, "result.0.distance")).toBe("0");
  expect(listAt(response, "result")).toHaveLength(1);
});

test("names the step that is missing", () => {
  expect(() => exampleValue(response, "result.1.postcode")).toThrow(
    'no "result.1.postcode" (looked for "1")',
  );
  expect(() => exampleValue(response, "result.0.ced.name")).toThrow('looked for "name"');
});

test("refuses what cannot be shown", () => {
  expect(() => textAt(response, "result.0.ced")).toThrow("but it is null");
  expect(() => listAt(response, "status")).toThrow("but it is 200");
});
