import { expect, test } from "vitest";
import { type Field, fieldGroups } from "../reference/model/types.ts";
import { fieldGroupsOf } from "./fieldGroupsOf.ts";
import { testField } from "./testField.ts";

const codes: Field = { ...testField("codes", "identity"), children: [testField("ward", null)] };
const fields = [testField("ward", "electoral"), testField("postcode", "identity"), codes];

test("fields stand under their subject, the nested codes in a part of their own", () => {
  const parts = fieldGroupsOf(fields);
  expect(parts.map(({ name }) => name)).toEqual([...fieldGroups, "codes"]);
  const named = parts.flatMap(({ name, fields: own }) =>
    own.map((field) => `${name}.${field.name}`),
  );
  expect(named).toEqual(["identity.postcode", "electoral.ward", "codes.ward"]);
});

test("a field without a subject cannot get lost", () => {
  expect(() => fieldGroupsOf([...fields, testField("stray", null)])).toThrow(
    "1 fields of a postcode have no x-group",
  );
});
