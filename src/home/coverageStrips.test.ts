import { expect, test } from "vitest";
import { nations } from "../reference/model/types.ts";
import { coverageStrips } from "./coverageStrips.ts";
import { testField } from "./testField.ts";

const everywhere = {
  england: "yes",
  wales: "yes",
  scotland: "yes",
  northernIreland: "yes",
  islands: "yes",
} as const;

const strips = coverageStrips([
  {
    ...testField("ced", "electoral"),
    coverage: { ...everywhere, england: "some", wales: "no", islands: "pseudo" },
  },
  { ...testField("postcode", "identity"), coverage: everywhere },
  { ...testField("codes", "identity"), coverage: null },
]);

test("every nation has a strip, its fields in the order of the groups", () => {
  expect(strips.map(({ nation }) => nation)).toEqual([...nations]);
  expect(strips[0]?.marks.map((mark) => mark.field)).toEqual(["postcode", "ced"]);
});

test("a placeholder is not counted as filled, a field filled in part is", () => {
  const filled = Object.fromEntries(strips.map((strip) => [strip.nation, strip.filled]));
  expect(filled).toEqual({ england: 2, wales: 1, scotland: 2, northernIreland: 2, islands: 1 });
});
