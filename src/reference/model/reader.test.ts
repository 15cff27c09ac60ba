import { describe, expect, test } from "vitest";
import { schemaProblems } from "../../../testing/fixtures/contract.ts";

describe("what the model does not understand", () => {
  test("an unknown keyword is named with file, pointer and fix", () => {
    expect(
      schemaProblems({ properties: { a: { type: "string", patternProperties: {} } } }),
    ).toEqual([
      'openapi/test.yaml:7: at /components/schemas/Subject/properties/a/patternProperties: The reference does not understand "patternProperties" in a schema. ' +
        "Remove it, or add it to src/reference/model/keywords.ts with the code that shows it.",
    ]);
  });

  test.each([
    [{ nullable: true }, 'Write type: [string, "null"] instead.'],
    [{ example: 3 }, "Write a list of examples instead."],
    [{ maxLenght: 3 }, 'Write "maxLength".'],
    [{ "x-legcay": "" }, 'Write "x-legacy".'],
    [{ type: "text" }, '"text" is not known here. Write one of string, integer'],
    [{ format: "date" }, 'does not understand "format" in a schema.'],
    [{ maximum: "10" }, 'Expected a number, found "10".'],
    [{ description: "# No" }, "Descriptions cannot hold a heading"],
    [
      { $ref: "#/components/schemas/Subjetc" },
      "leads nowhere. Read the contract with loadContract",
    ],
    [{ $ref: "./other.yaml" }, 'The $ref "./other.yaml" leads nowhere.'],
    ["string", "Expected a schema."],
  ])("%j", (schema, message) => {
    expect(schemaProblems(schema).join()).toContain(message);
  });

  test("all problems are reported together, each once", () => {
    const thing = { $ref: "#/components/schemas/Thing" };
    const others = { Thing: { nullable: true, maxLenght: 3 } };
    expect(schemaProblems({ properties: { a: thing, b: thing } }, others)).toHaveLength(2);
  });
});
