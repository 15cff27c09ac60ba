import { expect, test } from "vitest";
import { schemaOf } from "../../../testing/fixtures/contract.ts";
import { testReference } from "../../../testing/fixtures/reference.ts";
import { schemaNamed } from "../../reference/model/find.ts";
import { type Area, areasOf } from "./areasOf.ts";

const { children: fields } = schemaNamed(testReference, "Postcode");
const postcode = Object.fromEntries(fields.map(({ name }) => [name, `The ${name}`]));

/** Each area with those directly inside it. */
const nesting = (areas: readonly Area[]): Record<string, string[]> =>
  Object.assign(
    {},
    ...areas.flatMap(({ field, parts }) =>
      parts.length === 0 ? [] : [{ [field]: parts.map((part) => part.field) }, nesting(parts)],
    ),
  );

test("an area is inside another only if all such areas are", () => {
  const { areas, absent } = areasOf(postcode, fields);
  expect(nesting(areas)).toEqual({
    country: ["region", "parliamentary_constituency", "nhs_region", "pfa"],
    region: ["admin_county"],
    admin_county: ["ced", "admin_district"],
    admin_district: ["parish", "admin_ward", "msoa"],
    msoa: ["lsoa"],
    lsoa: ["oa21"],
    nhs_region: ["icb"],
    icb: ["ccg"],
  });
  expect(absent).toEqual([]);
});

test("without a county, the district is in the region, and the county is named as absent", () => {
  const { areas, absent } = areasOf({ ...postcode, admin_county: null, ced: null }, fields);
  expect(nesting(areas)).toMatchObject({ region: ["admin_district"] });
  expect(absent).toEqual([
    { field: "admin_county", href: "#admin-county" },
    { field: "ced", href: "#ced" },
  ]);
});

test("the code is the one that the contract pairs with the name", () => {
  const paired = schemaOf({
    type: "object",
    properties: {
      country: { "x-pair": "codes.nation" },
      codes: { type: "object", properties: { nation: { "x-pair": "country" } } },
    },
  }).children;
  const others = fields.filter(({ name }) => name !== "country");
  const record = { ...postcode, codes: { nation: "E92000001" } };
  const [country] = areasOf(record, [...paired, ...others]).areas;
  expect(country).toMatchObject({ name: "The country", code: "E92000001" });
  expect(country?.parts[0]).toMatchObject({ name: "The region", code: null });
});

test("a record or a contract without one of the fields is refused", () => {
  const { msoa, ...rest } = postcode;
  expect(() => areasOf(rest, fields)).toThrow('has no "msoa"');
  const others = fields.filter(({ name }) => name !== "lsoa");
  expect(() => areasOf(postcode, others)).toThrow('There is no field of a postcode "lsoa".');
});
