import { expect, test } from "vitest";
import { referenceOf } from "../../../testing/fixtures/contract.ts";
import { countsOf } from "./counts.ts";

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
