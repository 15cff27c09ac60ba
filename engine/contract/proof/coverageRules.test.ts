import { expect, it } from "vitest";
import { referenceOf } from "../../../testing/fixtures/contract.ts";
import { makeCoverageRule } from "./coverageRules.ts";

const everywhere = (kind: string) => ({
  england: kind,
  wales: kind,
  scotland: kind,
  northernIreland: kind,
  islands: kind,
});
const postcode = {
  country: { "x-coverage": everywhere("yes") },
  ward: { "x-coverage": { ...everywhere("yes"), islands: "pseudo" }, "x-pair": "codes.ward" },
  region: { "x-coverage": { ...everywhere("no"), england: "yes", wales: "some" } },
};
const codes = {
  ward: { "x-coverage": { ...everywhere("yes"), islands: "pseudo" }, "x-pair": "ward" },
};
const outcode = {
  eastings: { type: "integer", "x-coverage": { ...everywhere("yes"), islands: "no" } },
};
const rule = makeCoverageRule(
  referenceOf({
    schemas: {
      PostcodeFields: {
        properties: { ...postcode, codes: { $ref: "#/components/schemas/PostcodeCodes" } },
      },
      PostcodeCodes: { properties: codes },
      Outcode: { properties: outcode },
    },
  }),
);

const problems = (record: object) =>
  rule.sightings({ result: [record] }).flatMap(({ problem }) => problem ?? []);

it("what has to be recorded follows from the word for a nation", () => {
  const fields = "coverage schemas/PostcodeFields";
  expect(rule.claims.filter((claim) => claim.startsWith(`${fields}/region`))).toEqual([
    `${fields}/region england value`,
    `${fields}/region wales value`,
    `${fields}/region wales none`,
    `${fields}/region scotland none`,
    `${fields}/region northernIreland none`,
    `${fields}/region islands none`,
  ]);
  expect(rule.claims).toContain(`${fields}/ward islands placeholder`);
});

it.each([
  ["a value where there is one", { country: "England", region: "London" }],
  ["a value or none, for some", { country: "Wales", region: null }],
  ["a name that the table lacks", { country: "Wales", ward: null, codes: { ward: "W05" } }],
  ["a placeholder", { country: "Isle of Man", ward: "(pseudo)", codes: { ward: "M99999999" } }],
  ["0 for no value", { country: ["Channel Islands"], eastings: 0 }],
  ["both sides of a border", { country: ["England", "Wales"], eastings: 0 }],
])("accepts %s", (_, record) => {
  expect(problems(record)).toEqual([]);
});

it.each([
  ["a missing value", { country: "England", region: null }, "region is null in england"],
  ["a surplus value", { country: "Scotland", region: "Fife" }, 'region is "Fife" in scotland'],
  ["no code", { country: "Wales", ward: null, codes: { ward: null } }, "ward is null in wales"],
  ["a placeholder for a value", { country: "Wales", codes: { ward: "W99999999" } }, "W99999999"],
  ["a value for a placeholder", { country: "Isle of Man", ward: "Onchan" }, '"Onchan" in islands'],
  ["a surplus number", { country: ["Isle of Man"], eastings: 5 }, "eastings is 5 in islands"],
])("refuses %s", (_, record, message) => {
  expect(problems(record).join()).toContain(message);
});
