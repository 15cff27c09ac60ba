import fc from "fast-check";
import { expect, test } from "vitest";
import { operationOf, problemsOf, schemaOf } from "../../../testing/fixtures/contract.ts";
import { keywords } from "./keywords.ts";
import { fieldListsOf } from "./pairs.ts";
import type { Field, Shape, Variant } from "./types.ts";

/** A generated schema and the paths of the properties that a reader has to find in it. */
type Generated = { schema: Record<string, unknown>; paths: string[] };

const name = fc.oneof(
  fc.constantFrom(
    "postcode",
    "result",
    "status",
    "a_b",
    "aB",
    "a-b",
    "*",
    "any_key",
    "é",
    "variant-a",
  ),
  fc
    .string({ minLength: 1, maxLength: 6, unit: "grapheme-ascii" })
    .filter((text) => !text.includes(".")),
);

const scalar = fc.oneof(
  fc.record({ type: fc.constantFrom("string", "integer", "number", "boolean") }),
  fc.record({ type: fc.tuple(fc.constantFrom("string", "integer"), fc.constant("null")) }),
  fc.record({
    enum: fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { minLength: 1 }),
  }),
  fc.record({ const: fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)) }),
  fc.record({
    type: fc.constant("string"),
    pattern: fc.string(),
    minLength: fc.nat(),
    default: fc.string(),
  }),
  fc.record({ type: fc.constant("integer"), minimum: fc.integer(), maximum: fc.integer() }),
  fc.constant({}),
);

const below = (parent: string, paths: readonly string[]) =>
  paths.map((path) => `${parent}.${path}`);

const schemas = fc.letrec<{ any: Generated; object: Generated }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    scalar.map((schema): Generated => ({ schema, paths: [] })),
    tie("object"),
    tie("any").map(
      ({ schema, paths }): Generated => ({
        schema: { type: ["array", "null"], items: schema },
        paths,
      }),
    ),
    tie("any").map(
      ({ schema, paths }): Generated => ({ schema: { oneOf: [schema, { type: "null" }] }, paths }),
    ),
    fc.tuple(tie("any"), tie("any")).map(
      ([one, other]): Generated => ({
        schema: { anyOf: [one.schema, other.schema] },
        paths: [...one.paths, ...other.paths],
      }),
    ),
    tie("any").map(
      ({ schema, paths }): Generated => ({
        schema: { type: "object", additionalProperties: schema },
        paths: ["*", ...below("*", paths)],
      }),
    ),
    fc.tuple(tie("object"), tie("object")).map(([one, other]): Generated => {
      // Members that share no name: what they share is merged, which other tests look at.
      const { properties: ofOne } = one.schema;
      const { properties: ofOther } = other.schema;
      const first = Object.keys(Object(ofOne));
      const rest = Object.entries(Object(ofOther)).filter(([key]) => !first.includes(key));
      const kept = other.paths.filter((path) => !first.includes(path.split(".")[0] ?? ""));
      return {
        schema: { allOf: [one.schema, { ...other.schema, properties: Object.fromEntries(rest) }] },
        paths: [...one.paths, ...kept],
      };
    }),
  ),
  object: fc.dictionary(name, tie("any"), { maxKeys: 5, noNullPrototype: true }).map(
    (properties): Generated => ({
      schema: {
        type: "object",
        properties: Object.fromEntries(
          Object.entries(properties).map(([key, { schema }]) => [key, schema]),
        ),
        additionalProperties: false,
      },
      paths: Object.entries(properties).flatMap(([key, { paths }]) => [key, ...below(key, paths)]),
    }),
  ),
}));

function everyField(shape: Shape): Field[] {
  return fieldListsOf(shape).flatMap((fields) =>
    fields.flatMap((field) => [field, ...everyField(field)]),
  );
}

function everyVariant(shape: Shape): Variant[] {
  const own = shape.variants.flatMap((variant) => [variant, ...everyVariant(variant)]);
  return [...own, ...shape.children.flatMap(everyVariant)];
}

function expectComplete(shape: Shape, paths: readonly string[]): void {
  const fields = everyField(shape);
  expect(fields.map(({ path }) => path).sort()).toEqual([...paths].sort());
  const anchors = [...fields, ...everyVariant(shape)].map(({ anchor }) => anchor);
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(anchors.filter((anchor) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(anchor))).toEqual([]);
  expect(fields.filter(({ type }) => type === "")).toEqual([]);
}

test("every property of any schema is shown exactly once, under an anchor of its own", () => {
  fc.assert(
    fc.property(schemas.any, ({ schema, paths }) => {
      expectComplete(schemaOf(schema), paths);
    }),
    { numRuns: 200 },
  );
});

test("so it is below parameters, bodies and responses, which share one page", () => {
  fc.assert(
    fc.property(schemas.any, schemas.any, schemas.any, (parameter, body, response) => {
      const content = (schema: unknown) => ({ content: { "application/json": { schema } } });
      const operation = operationOf({
        operation: {
          parameters: [{ name: "filter", in: "query", schema: parameter.schema }],
          requestBody: content(body.schema),
          responses: { "200": { description: "Yes.", ...content(response.schema) } },
        },
      });
      const [bodyShape] = operation.body?.contents ?? [];
      const [responseShape] = operation.responses[0]?.contents ?? [];
      const shapes = [...operation.parameters, bodyShape?.shape, responseShape?.shape];
      const fields = shapes.flatMap((shape) => (shape === undefined ? [] : everyField(shape)));
      const count = parameter.paths.length + body.paths.length + response.paths.length;
      expect(fields).toHaveLength(count);
      expect(new Set(fields.map(({ anchor }) => anchor)).size).toBe(count);
    }),
    { numRuns: 100 },
  );
});

test("rubbish is refused with sentences, never with a crash", () => {
  const keys = Object.values(keywords).flat();
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom("#/components/schemas/Subject", "#/%", "#/info/0", "**", "query", ["null"]),
  );
  const rubbish = fc.letrec((tie) => ({
    node: fc.oneof({ maxDepth: 3 }, value, tie("record"), fc.array(tie("node"), { maxLength: 3 })),
    record: fc.dictionary(fc.constantFrom(...keys), tie("node"), { maxKeys: 6 }),
  }));
  fc.assert(
    fc.property(rubbish.record, rubbish.record, rubbish.record, (schema, operation, root) => {
      for (const parts of [{ schemas: { Subject: schema } }, { operation }, { root }]) {
        expect(problemsOf(parts)).toBeInstanceOf(Array);
      }
    }),
    { numRuns: 60 },
  );
});
