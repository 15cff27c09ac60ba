import { describe, expect, test } from "vitest";
import { fieldOf, schemaOf, schemaProblems } from "../../../testing/fixtures/contract.ts";

describe("objects", () => {
  test("required fields, nested fields, items and their paths and anchors", () => {
    const { children } = schemaOf({
      type: "object",
      required: ["codes"],
      properties: {
        codes: { type: "object", properties: { name_1: { type: "string" } } },
        entries: { type: "array", items: { type: "object", properties: { query: {} } } },
      },
    });
    expect(children).toMatchObject([
      {
        name: "codes",
        anchor: "field-codes",
        required: true,
        children: [
          { name: "name_1", path: "codes.name_1", anchor: "field-codes-name-1", required: false },
        ],
      },
      {
        name: "entries",
        required: false,
        children: [{ name: "query", path: "entries.query", anchor: "field-entries-query" }],
      },
    ]);
  });

  test("keys that are not listed", () => {
    expect(
      fieldOf({ type: "object", additionalProperties: { type: "integer" } }).children,
    ).toMatchObject([
      { kind: "anyKey", name: "*", anchor: "field-value-any-key", type: "integer" },
    ]);
    expect(fieldOf({ type: "object", additionalProperties: false }).children).toEqual([]);
    expect(fieldOf({ type: "object", unevaluatedProperties: false }).children).toEqual([]);
  });

  test("a required key that is not described is a problem", () => {
    expect(schemaProblems({ type: "object", properties: { a: {} }, required: ["b"] })).toEqual([
      'openapi/test.yaml:7: at /components/schemas/Subject: "b" is required but not described. ' +
        'Describe "b" under properties, or take it out of required.',
    ]);
  });

  test("names that look alike as anchors are numbered", () => {
    const { children } = schemaOf({ properties: { a_b: {}, "a-b": {}, aB: {} } });
    expect(children.map(({ anchor }) => anchor)).toEqual([
      "field-a-b",
      "field-a-b-2",
      "field-a-b-3",
    ]);
  });

  test("below the result of an envelope anchors leave the word out, unless it is an envelope key", () => {
    const entry = { properties: { postcode: {}, result: { properties: { postcode: {} } } } };
    const { children } = schemaOf({
      properties: { status: {}, result: { type: "array", items: entry } },
    });
    expect(children).toMatchObject([
      { anchor: "field-status" },
      {
        anchor: "field-result",
        children: [
          { anchor: "field-postcode" },
          { anchor: "field-result-result", children: [{ anchor: "field-result-result-postcode" }] },
        ],
      },
    ]);
  });
});

describe("alternatives", () => {
  const named = {
    Cat: { title: "A cat", description: "Purrs.", properties: { name: {}, lives: {} } },
    Dog: { properties: { name: {}, tricks: {} } },
  };
  const both = {
    oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }],
  };

  test("each is a variant with its own fields; a shared name is short in the first only", () => {
    expect(fieldOf(both, named)).toMatchObject({
      type: "object",
      children: [],
      variants: [
        {
          title: "A cat",
          anchor: "field-value-variant-cat",
          description: [{ kind: "paragraph" }],
          children: [{ anchor: "field-value-name" }, { anchor: "field-value-lives" }],
        },
        {
          title: "Dog",
          anchor: "field-value-variant-dog",
          children: [{ anchor: "field-value-dog-name" }, { anchor: "field-value-tricks" }],
        },
      ],
    });
  });

  test("null is no variant", () => {
    const field = fieldOf({ oneOf: [...both.oneOf, { type: "null", title: "Nothing" }] }, named);
    expect(field.variants).toHaveLength(2);
    expect(field.type).toBe("object or null");
  });

  test("one alternative besides null is the value itself", () => {
    const field = fieldOf(
      { oneOf: [{ $ref: "#/components/schemas/Cat" }, { type: "null" }] },
      named,
    );
    expect(field).toMatchObject({
      type: "object or null",
      types: ["object", "null"],
      schemaName: "Cat",
      variants: [],
      children: [{ name: "name" }, { name: "lives" }],
    });
    const twice = { oneOf: [{ oneOf: [{ type: "string" }, { type: "null" }] }, { type: "null" }] };
    expect(fieldOf(twice)).toMatchObject({ type: "string or null", variants: [] });
  });

  test("the variants of an array's items are shown with the array", () => {
    expect(fieldOf({ type: "array", items: both }, named)).toMatchObject({
      type: "array of objects",
      variants: [{ title: "A cat" }, { title: "Dog" }],
    });
  });
});
