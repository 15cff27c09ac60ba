import { describe, expect, test } from "vitest";
import { problemsOf, referenceOf } from "../../../testing/fixtures/contract.ts";

const paragraph = (text: string) => ({ kind: "paragraph", children: [{ kind: "text", text }] });
const json = (schema: unknown, examples: unknown = {}) => ({
  "application/json": { schema, examples },
});

describe("limits", () => {
  const limit = (schema: unknown, name = "limit") => ({ name, in: "query", schema });
  const near = {
    type: "integer",
    default: 10,
    maximum: 100,
    "x-limit": "nearest.limit",
    "x-beyond": "Counts as 100.",
  };

  test("are gathered by name, with the fields that have them", () => {
    const reference = referenceOf({
      operation: {
        parameters: [limit(near), limit({ ...near, "x-beyond": "Is 100." }, "l")],
        requestBody: {
          content: json({
            properties: {
              postcodes: { type: "array", maxItems: 50, "x-limit": "bulk", "x-beyond": "No." },
            },
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
          { path: "l", anchor: "parameter-l", beyond: [paragraph("Is 100.")] },
        ],
      },
      {
        name: "bulk",
        default: null,
        max: 50,
        fields: [{ path: "postcodes", anchor: "body-postcodes", beyond: [paragraph("No.")] }],
      },
    ]);
  });

  test.each([
    [
      [limit(near), limit({ ...near, maximum: 99 }, "l")],
      'The limit "nearest.limit" is default 10, maximum 99 here, but default 10, maximum 100 in openapi/test.yaml.',
    ],
    [[limit({ "x-limit": "none", default: 1 })], 'The limit "none" has no maximum.'],
    [[limit({ "x-limit": "none" })], 'Nothing says what happens beyond the limit "none".'],
  ])("%j is refused", (parameters, message) => {
    expect(problemsOf({ operation: { parameters } }).join()).toContain(message);
  });
});
