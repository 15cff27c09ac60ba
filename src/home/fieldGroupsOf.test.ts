import { expect, test } from "vitest";
import { schemaOf } from "../../testing/fixtures/contract.ts";
import { fieldGroups } from "../reference/model/types.ts";
import { fieldGroupsOf } from "./UnfoldedResponse.tsx";

const properties = {
  ward: { "x-group": "electoral" },
  postcode: { "x-group": "identity" },
  codes: { "x-group": "identity", properties: { ward: {} } },
};
const { children: fields } = schemaOf({ properties });

test("fields are under their subject, the nested codes in a part of their own", () => {
  const parts = fieldGroupsOf(fields);
  expect(parts.map(({ name }) => name)).toEqual([...fieldGroups, "codes"]);
  const named = parts.flatMap(({ name, fields: own }) =>
    own.map((field) => `${name}.${field.name}`),
  );
  expect(named).toEqual(["identity.postcode", "electoral.ward", "codes.ward"]);
});

test("a field without a subject cannot get lost", () => {
  const { children } = schemaOf({ properties: { ...properties, stray: {} } });
  expect(() => fieldGroupsOf(children)).toThrow("1 fields of a postcode have no x-group");
});
