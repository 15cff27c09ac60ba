import { describe, expect, test } from "vitest";
import { problemsOf, referenceOf } from "../../../testing/fixtures/contract.ts";

const paragraph = (text: string) => ({ kind: "paragraph", children: [{ kind: "text", text }] });
const json = (schema: unknown, examples: unknown = {}) => ({
  "application/json": { schema, examples },
});

describe("limits", () => {
  const limit = (schema: unknown, name = "limit") => ({ name, in: "query", schema });
  const near = { type: "integer", default: 10, maximum: 100, "x-limit": "nearest.limit" };

  test("are gathered by name, with the fields that have them", () => {
    const reference = referenceOf({
      operation: {
        parameters: [limit({ ...near, "x-beyond": "Counts as 100." }), limit(near, "l")],
        requestBody: {
          content: json({
            properties: { postcodes: { type: "array", maxItems: 50, "x-limit": "bulk" } },
          }),
        },
      },
    });
    expect(reference.limits).toEqual({
      "nearest.limit": { default: 10, max: 100 },
      bulk: { default: null, max: 50 },
    });
    expect(reference.operations[0]?.limits).toEqual([
      {
        name: "nearest.limit",
        default: 10,
        max: 100,
        fields: [
          { path: "limit", anchor: "parameter-limit", beyond: [paragraph("Counts as 100.")] },
          { path: "l", anchor: "parameter-l", beyond: [] },
        ],
      },
      {
        name: "bulk",
        default: null,
        max: 50,
        fields: [{ path: "postcodes", anchor: "body-postcodes", beyond: [] }],
      },
    ]);
  });

  test.each([
    [
      [limit(near), limit({ ...near, maximum: 99 }, "l")],
      "has other numbers elsewhere: default 10, maximum 100.",
    ],
    [[limit({ "x-limit": "none" })], 'The limit "none" has no number.'],
  ])("%j is refused", (parameters, message) => {
    expect(problemsOf({ operation: { parameters } }).join()).toContain(message);
  });
});
