import { describe, expect, test } from "vitest";
import { fieldOf } from "../../../testing/fixtures/contract.ts";

describe("types in words", () => {
  test.each([
    [{ type: "string" }, "string"],
    [{ type: ["string", "null"] }, "string or null"],
    [{ type: ["null", "number", "string"] }, "number, string or null"],
    [{ type: "array", items: { type: "string" } }, "array of strings"],
    [{ type: ["array", "null"], items: { type: "integer" } }, "array of integers or null"],
    [{ type: "array", items: { type: ["string", "null"] } }, "array of strings and nulls"],
    [
      { type: "array", items: { type: ["array", "null"], items: { type: "number" } } },
      "array of arrays of numbers and nulls",
    ],
    [{ type: "array", items: {} }, "array of any values"],
    [{}, "any value"],
    [true, "any value"],
    [{ properties: { a: { type: "string" } } }, "object"],
    [{ items: { type: "boolean" } }, "array of booleans"],
    [{ const: "pong" }, "string"],
    [{ const: null }, "null"],
    [{ enum: ["a", 1, null] }, "string, integer or null"],
    [{ oneOf: [{ type: "string" }, { type: "null" }] }, "string or null"],
    [{ anyOf: [{ type: "string" }, { type: "integer" }] }, "string or integer"],
    [
      {
        oneOf: [{ type: "array", items: { type: "string" } }, { type: "object" }, { type: "null" }],
      },
      "array of strings, object or null",
    ],
  ])("%j is %s", (schema, words) => {
    expect(fieldOf(schema).type).toBe(words);
  });

  test("the types are there for programs too", () => {
    expect(fieldOf({ type: ["null", "array"], items: { type: "string" } })).toMatchObject({
      types: ["array", "null"],
    });
  });
});

describe("constraints in words", () => {
  test.each([
    [
      { type: "integer", minimum: 1, maximum: 100, default: 10 },
      ["at least 1", "at most 100", "default 10"],
    ],
    [{ type: "number", exclusiveMinimum: 0, exclusiveMaximum: 5 }, ["more than 0", "less than 5"]],
    [{ type: "integer", multipleOf: 5 }, ["a multiple of 5"]],
    [
      { type: "string", minLength: 1, maxLength: 8 },
      ["at least 1 character", "at most 8 characters"],
    ],
    [{ type: "string", pattern: "^[A-Z]+$" }, ["matches ^[A-Z]+$"]],
    [
      { type: "string", enum: ["yes", "no"], default: "no" },
      ['one of "yes", "no"', 'default "no"'],
    ],
    [{ type: ["string", "null"], enum: ["yes", null] }, ['one of "yes"']],
    [{ const: 200 }, ["always 200"]],
    [
      {
        type: "array",
        items: { type: "string", maxLength: 8 },
        minItems: 1,
        maxItems: 100,
        uniqueItems: true,
      },
      ["at least 1 item", "at most 100 items", "no duplicates", "each at most 8 characters"],
    ],
    [{ type: "object", minProperties: 1, maxProperties: 2 }, ["at least 1 key", "at most 2 keys"]],
    [
      {
        type: "object",
        properties: { a: {}, b: {}, c: {} },
        anyOf: [{ required: ["a", "b"] }, { required: ["c"] }],
      },
      ["needs a and b or c"],
    ],
  ])("%j", (schema, words) => {
    expect(fieldOf(schema).constraints).toEqual(words);
  });
});
