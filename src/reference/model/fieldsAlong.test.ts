import { expect, test } from "vitest";
import { schemaOf } from "../../../testing/fixtures/contract.ts";
import { fieldsAlong } from "./fieldsAlong.ts";

const object = (properties: object, required: readonly string[] = []) => ({
  type: "object",
  properties,
  required,
});
const text = { type: "string" };

const shape = schemaOf(
  object({
    entries: {
      type: "array",
      items: object({ query: text, codes: object({ area: text }) }),
    },
    either: {
      oneOf: [
        { ...object({ name: { type: "integer" } }), title: "Number" },
        { ...object({ name: text, note: text }, ["note"]), title: "Note" },
        { ...object({ name: text }), title: "Name" },
        { type: "array", items: object({ item: text }), title: "List" },
      ],
    },
    map: { type: "object", additionalProperties: text },
  }),
);
const anchorsOf = (value: unknown, ...path: (string | number)[]) =>
  fieldsAlong(shape, value, path)?.map(({ field }) => field.anchor) ?? null;

test("a name is found below objects and items", () => {
  const value = { entries: [{ query: "a" }, { codes: { area: "b" } }] };
  expect(anchorsOf(value, "entries", 1, "codes", "area")).toEqual([
    "field-entries",
    "field-entries-codes",
    "field-entries-codes-area",
  ]);
});

test("of several alternatives the one that the value fits is meant", () => {
  const last = (either: unknown, ...path: (string | number)[]) =>
    anchorsOf({ either }, "either", ...path)?.at(-1);
  expect(last({ name: 1 }, "name")).toBe("field-either-name");
  expect(last({ name: "a", note: "b" }, "name")).toBe("field-either-note-name");
  expect(last({ name: "a" }, "name")).toBe("field-either-name-name");
  expect(last([{ item: "a" }], 0, "item")).toBe("field-either-item");
});

test("where the value fits none, it is the first that has the name", () => {
  expect(anchorsOf({ either: { name: [], note: 1 } }, "either", "note")?.at(-1)).toBe(
    "field-either-note",
  );
});

test("any key is described as such", () => {
  expect(anchorsOf({ map: { x: "y" } }, "map", "x")).toEqual(["field-map", "field-map-any-key"]);
});

test("a name that the shape does not have is none", () => {
  expect(anchorsOf({ entries: [{ other: 1 }] }, "entries", 0, "other")).toBe(null);
});
