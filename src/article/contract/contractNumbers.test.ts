import { expect, test } from "vitest";
import { referenceOf } from "../../../testing/fixtures/contract.ts";
import { countsOf } from "./countsOf.ts";
import { limitNumbers } from "./limitNumbers.ts";

test("limits go by the names prose uses; a number that is missing has no name", () => {
  const limits = { "a.limit": { default: 10, max: 100 }, "b.list": { default: null, max: 5 } };
  expect(limitNumbers(limits)).toEqual([
    ["a.limit.default", 10],
    ["a.limit.max", 100],
    ["b.list.max", 5],
  ]);
});

test("fields are counted by schema, and by object inside it", () => {
  const object = (properties: Record<string, unknown>) => ({ type: "object", properties });
  const counts = new Map(
    countsOf(
      referenceOf({
        schemas: {
          Thing: object({
            name: { type: "string" },
            codes: object({ a: { type: "string" }, b: { type: "string" }, c: { type: "string" } }),
          }),
          FilteredPostcode: object({ postcode: { type: "string" } }),
          Word: { type: "string" },
        },
      }),
    ),
  );
  expect(counts.get("Thing")).toBe(2);
  expect(counts.get("Thing.codes")).toBe(3);
  expect(counts.get("filterable")).toBe(1);
  expect(counts.get("operations")).toBe(1);
  expect(counts.has("Word")).toBe(false);
});
