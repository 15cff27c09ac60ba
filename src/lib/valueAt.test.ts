import { expect, test } from "vitest";
import { listAt, textAt, valueAt } from "./valueAt.ts";

const answer = { status: 200, result: [{ postcode: "AB10 1AB", distance: 0, ced: null }] };

test("steps through objects and lists", () => {
  expect(valueAt(answer, "result.0.postcode")).toBe("AB10 1AB");
  expect(textAt(answer, "result.0.distance")).toBe("0");
  expect(listAt(answer, "result")).toHaveLength(1);
});

test("names the step that is missing", () => {
  expect(() => valueAt(answer, "result.1.postcode")).toThrow(
    'no "result.1.postcode" (looked for "1")',
  );
  expect(() => valueAt(answer, "result.0.ced.name")).toThrow('looked for "name"');
});

test("refuses what cannot be shown", () => {
  expect(() => textAt(answer, "result.0.ced")).toThrow("but it is null");
  expect(() => listAt(answer, "status")).toThrow("but it is 200");
});
