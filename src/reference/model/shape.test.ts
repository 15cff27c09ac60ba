import { describe, expect, test } from "vitest";
import { fieldOf, schemaOf, schemaProblems } from "./testContract.ts";

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
      itemTypes: ["string"],
      nullable: true,
    });
    expect(fieldOf({ type: "string" })).toMatchObject({ itemTypes: null, nullable: false });
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
    [{ type: "string", format: "date-time" }, ["a date and time (RFC 3339)"]],
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

describe("$ref and allOf", () => {
  const others = {
    Base: {
      type: "object",
      description: "The base.",
      required: ["a"],
      properties: { a: { type: "string" }, b: { type: "number", maximum: 10 } },
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
      ["b", "integer", true, ["at most 5"]],
      ["distance", "number", true, []],
      ["c", "boolean", true, []],
    ]);
  });

  test("a $ref to a property of another schema", () => {
    const field = fieldOf({ $ref: "#/components/schemas/Base/properties/b" }, others);
    expect(field).toMatchObject({ type: "number", constraints: ["at most 10"], schemaName: null });
  });

  test("the same schema twice is no circle", () => {
    const part = { $ref: "#/components/schemas/Base" };
    expect(
      schemaOf({ allOf: [part, { properties: { c: part, d: part } }] }, others).children,
    ).toHaveLength(4);
  });

  test("a circle is told with its way", () => {
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
      nullable: true,
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
    [{ maxLenght: 3 }, 'Write "maxLength".'],
    [{ "x-legcay": "" }, 'Write "x-legacy".'],
    [{ type: "text" }, '"text" is not known here. Write one of string, integer'],
    [{ format: "postcode" }, 'no words for the format "postcode"'],
    [{ maximum: "10" }, 'Expected a number, found "10".'],
    [{ description: "# No" }, "Descriptions cannot hold a heading"],
    [{ $ref: "#/components/schemas/Subjetc" }, 'there is no "Subjetc". Did you mean "Subject"?'],
    [{ $ref: "./other.yaml" }, "leads out of the document"],
    ["string", "Expected a schema."],
  ])("%j", (schema, message) => {
    expect(schemaProblems(schema).join()).toContain(message);
  });

  test("all problems are told at once, each once", () => {
    const thing = { $ref: "#/components/schemas/Thing" };
    const others = { Thing: { nullable: true, maxLenght: 3 } };
    expect(schemaProblems({ properties: { a: thing, b: thing } }, others)).toHaveLength(2);
  });
});
