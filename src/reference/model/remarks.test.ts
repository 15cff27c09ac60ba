import { describe, expect, test } from "vitest";
import { referenceOf, schemaOf, schemaProblems } from "../../../testing/fixtures/contract.ts";

describe("remarks", () => {
  test("all extra facts of a field", () => {
    const coverage = {
      england: "yes",
      wales: "some",
      scotland: "no",
      northernIreland: "no",
      islands: "pseudo",
    };
    const { children } = schemaOf({
      properties: {
        name: {
          type: "string",
          description: "Its name.",
          deprecated: true,
          "x-legacy": "Abolished.",
          "x-since": "18.0.0",
          "x-source": { dataset: "ONSPD", column: "ccg" },
          "x-coverage": coverage,
          "x-coverage-note": "Roughly.",
          "x-group": "health",
          "x-notes": "Note.",
          "x-beyond": "Clamped.",
          "x-pair": "codes.name",
          examples: ["a", null],
        },
        codes: { properties: { name: { "x-pair": "name" } } },
      },
    });
    const words = (text: string) => [{ kind: "paragraph", children: [{ kind: "text", text }] }];
    expect(children[0]).toMatchObject({
      description: words("Its name."),
      deprecated: true,
      legacy: words("Abolished."),
      since: "18.0.0",
      source: { dataset: "ONSPD", column: "ccg", vintage: null },
      coverage,
      coverageNote: words("Roughly."),
      group: "health",
      notes: words("Note."),
      beyond: words("Clamped."),
      pair: { path: "codes.name", anchor: "field-codes-name" },
      examples: ['"a"', "null"],
    });
    expect(children[1]?.children[0]?.pair).toEqual({ path: "name", anchor: "field-name" });
  });

  test("codes on their own have no partner, least of all themselves", () => {
    const codes = { properties: { name: { "x-pair": "name" } } };
    const { Codes } = referenceOf({
      schemas: {
        Codes: codes,
        Whole: {
          properties: {
            name: { "x-pair": "codes.name" },
            codes: { $ref: "#/components/schemas/Codes" },
          },
        },
      },
    }).schemas;
    expect(Codes?.children[0]?.pair).toEqual({ path: "name", anchor: null });
  });

  test("a pair begins at the entity, not at the nearest object", () => {
    const { children } = schemaOf({
      properties: {
        nuts: { "x-pair": "codes.lau2" },
        codes: { properties: { nuts: {}, lau2: { "x-pair": "nuts" } } },
      },
    });
    expect(children[1]?.children[1]?.pair?.anchor).toBe("field-nuts");
  });

  test.each([
    [{ properties: { a: { "x-pair": "b" }, b: {} } }, 'No field "b" has this one as its pair.'],
    [
      { properties: { a: { "x-pair": "b" }, b: { "x-pair": "c" }, c: { "x-pair": "b" } } },
      'at /components/schemas/Subject/properties/a/x-pair: No field "b" has this one as its pair.',
    ],
    [
      { properties: { a: { "x-group": "wealth" } } },
      '"wealth" is not known here. Write one of identity',
    ],
    [{ properties: { a: { "x-coverage": { england: "yes" } } } }, '"wales" is missing.'],
    [{ properties: { a: { "x-source": { column: "a" } } } }, '"dataset" is missing.'],
    [
      { type: "array", items: { "x-notes": "Lost." } },
      'does not show "x-notes" on an array\'s items.',
    ],
    [{ oneOf: [{ "x-notes": "Lost." }, {}] }, 'does not show "x-notes" on an alternative.'],
    [
      { oneOf: [{ type: "null", description: "Lost." }, {}] },
      '"description" in the alternative null.',
    ],
  ])("%j is refused", (schema, message) => {
    expect(schemaProblems(schema).join()).toContain(message);
  });
});
