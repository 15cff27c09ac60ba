import { expect, test } from "vitest";
import { referenceOf, schemaOf } from "../../../testing/fixtures/contract.ts";
import { exampleRecords, fieldExamples } from "../model/exampleRecords.ts";
import { groupedFields, MANY_FIELDS } from "./groupedFields.ts";

test("a short list stays as it is", () => {
  const { children } = schemaOf({
    type: "object",
    properties: { b: { type: "string", "x-group": "health" }, a: { type: "string" } },
  });
  expect(groupedFields(children)).toEqual([{ title: null, fields: children }]);
});

test("a long list is grouped: without a group first, objects last, nothing lost", () => {
  const many = Array.from({ length: MANY_FIELDS }, (_, index) => [
    `field_${index}`,
    { type: "string", "x-group": index % 2 ? "health" : "location" },
  ]);
  const { children } = schemaOf({
    type: "object",
    properties: {
      ...Object.fromEntries(many),
      codes: { type: "object", properties: { a: { type: "string" } }, "x-group": "location" },
      loose: { type: "string" },
    },
  });
  const groups = groupedFields(children);
  expect(groups.map(({ title }) => title)).toEqual([null, "Location", "Health", null]);
  expect(groups[0]?.fields.map(({ name }) => name)).toEqual(["loose"]);
  expect(groups.at(-1)?.fields.map(({ name }) => name)).toEqual(["codes"]);
  expect(groups.flatMap(({ fields }) => fields)).toHaveLength(children.length);
});

const thing = {
  type: "object",
  required: ["name", "note"],
  properties: { name: { type: "string" }, note: { type: ["string", "null"] } },
};
const answer = (result: unknown) => ({
  description: "Found.",
  content: {
    "application/json": {
      schema: {
        type: "object",
        properties: {
          status: { type: "integer" },
          result: { type: "array", items: { $ref: "#/components/schemas/Thing" } },
        },
      },
      examples: { one: { value: { status: 200, result } } },
    },
  },
});
const reference = referenceOf({
  schemas: { Thing: thing },
  operation: {
    responses: {
      "200": answer([
        { name: "A", note: null },
        { name: "B", note: "words" },
      ]),
    },
  },
});

test("records of a schema are found inside the examples", () => {
  expect(exampleRecords(reference, "Thing").map(({ label }) => label)).toEqual(["A", "B"]);
  expect(exampleRecords(reference, "Other")).toEqual([]);
});

test("a field has an example that fills it and one that does not", () => {
  const records = exampleRecords(reference, "Thing");
  expect(fieldExamples(records, "note")).toEqual({
    filled: { label: "B", json: '"words"' },
    empty: { label: "A", json: "null" },
  });
  expect(fieldExamples(records, "name").empty).toBeNull();
  expect(fieldExamples(records, "missing")).toEqual({ filled: null, empty: null });
});
