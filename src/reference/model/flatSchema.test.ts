import { describe, expect, test } from "vitest";
import { fieldOf, schemaOf, schemaProblems } from "../../../testing/fixtures/contract.ts";

describe("$ref and allOf", () => {
  const others = {
    Base: {
      type: "object",
      description: "The base.",
      required: ["a"],
      properties: { a: { type: "string" }, b: { type: "number", minimum: 1, maximum: 10 } },
    },
  };

  test("a $ref is shown in place, under its name; words beside it go first", () => {
    const field = fieldOf({ $ref: "#/components/schemas/Base", description: "My own." }, others);
    expect(field).toMatchObject({
      schemaName: "Base",
      type: "object",
      description: [{ kind: "paragraph", children: [{ text: "My own." }] }],
      children: [{ name: "a", required: true }, { name: "b" }],
    });
  });

  test("allOf joins properties and required, and merges a property that several have", () => {
    const { children } = schemaOf(
      {
        allOf: [
          { $ref: "#/components/schemas/Base" },
          {
            type: "object",
            required: ["b", "distance"],
            properties: { b: { type: "integer", maximum: 5 }, distance: { type: "number" } },
          },
        ],
        required: ["c"],
        properties: { c: { type: "boolean" } },
        unevaluatedProperties: false,
      },
      others,
    );
    expect(
      children.map(({ name, type, required, constraints }) => [name, type, required, constraints]),
    ).toEqual([
      ["a", "string", true, []],
      ["b", "integer", true, ["at least 1", "at most 5"]],
      ["distance", "number", true, []],
      ["c", "boolean", true, []],
    ]);
  });

  test("a $ref to a property of another schema", () => {
    const field = fieldOf({ $ref: "#/components/schemas/Base/properties/b" }, others);
    expect(field).toMatchObject({
      type: "number",
      constraints: ["at least 1", "at most 10"],
      schemaName: null,
    });
  });

  test("an integer is a number, in whichever order", () => {
    expect(fieldOf({ allOf: [{ type: "integer" }, { type: ["number", "null"] }] }).type).toBe(
      "integer",
    );
    expect(fieldOf({ allOf: [{ type: ["number", "null"] }, { type: "integer" }] }).type).toBe(
      "integer",
    );
  });

  test("the same schema twice is no circle", () => {
    const part = { $ref: "#/components/schemas/Base" };
    expect(
      schemaOf({ allOf: [part, { properties: { c: part, d: part } }] }, others).children,
    ).toHaveLength(4);
  });

  test("a circle is reported with its path", () => {
    const others = {
      Parent: { properties: { child: { $ref: "#/components/schemas/Child" } } },
      Child: { properties: { parent: { $ref: "#/components/schemas/Parent" } } },
    };
    expect(schemaProblems({ $ref: "#/components/schemas/Parent" }, others)).toContain(
      "openapi/test.yaml:7: at /components/schemas/Child/properties/parent/$ref: This schema contains itself: " +
        "Parent → Child → Parent. Break the circle: describe the inner value without its fields.",
    );
  });

  test.each([
    [{ allOf: [{ type: "string" }, { type: "integer" }] }, "No value is both string and integer."],
    [
      { allOf: [{ pattern: "a" }, { pattern: "b" }] },
      'Two values of "pattern" apply to the same value.',
    ],
    [
      { allOf: [{ oneOf: [{}, {}] }, { anyOf: [{}, {}] }] },
      "Two lists of alternatives apply to the same value.",
    ],
  ])("%j cannot be merged", (schema, message) => {
    expect(schemaProblems(schema).join()).toContain(message);
  });
});
