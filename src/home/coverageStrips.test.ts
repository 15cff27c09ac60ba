import { expect, test } from "vitest";
import { schemaOf } from "../../testing/fixtures/contract.ts";
import { nations } from "../reference/model/types.ts";
import { coverageStrips } from "./CoverageSection.tsx";

const everywhere = {
  england: "yes",
  wales: "yes",
  scotland: "yes",
  northernIreland: "yes",
  islands: "yes",
};

const { children: fields } = schemaOf({
  properties: {
    ced: {
      "x-group": "electoral",
      "x-coverage": { ...everywhere, england: "some", wales: "no", islands: "pseudo" },
    },
    postcode: { "x-group": "identity", "x-coverage": everywhere },
    codes: { "x-group": "identity" },
  },
});
const strips = coverageStrips(fields);

test("every nation has a strip, its fields in the order of the groups", () => {
  expect(strips.map(({ nation }) => nation)).toEqual([...nations]);
  expect(strips[0]?.marks.map((mark) => mark.field)).toEqual(["postcode", "ced"]);
});

test("a placeholder is not counted as filled, a field filled in part is", () => {
  const filled = Object.fromEntries(strips.map((strip) => [strip.nation, strip.filled]));
  expect(filled).toEqual({ england: 2, wales: 1, scotland: 2, northernIreland: 2, islands: 1 });
});
