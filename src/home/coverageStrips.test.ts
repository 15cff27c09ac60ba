import { expect, test } from "vitest";
import { type Field, nations } from "../reference/model/types.ts";
import { coverageStrips } from "./coverageStrips.ts";

const everywhere = {
  england: "yes",
  wales: "yes",
  scotland: "yes",
  northernIreland: "yes",
  islands: "yes",
} as const;

function field(name: string, group: Field["group"], coverage: Field["coverage"]): Field {
  return {
    kind: "property",
    name,
    path: name,
    anchor: name,
    required: true,
    pair: null,
    type: "string",
    types: ["string"],
    itemTypes: null,
    nullable: false,
    schemaName: null,
    constraints: [],
    children: [],
    variants: [],
    description: [],
    deprecated: false,
    legacy: [],
    since: null,
    source: null,
    coverage,
    coverageNote: [],
    group,
    notes: [],
    beyond: [],
    examples: [],
  };
}

const strips = coverageStrips([
  field("ced", "electoral", { ...everywhere, england: "some", wales: "no", islands: "pseudo" }),
  field("postcode", "identity", everywhere),
  field("codes", "identity", null),
]);

test("every nation has a strip, its fields in the order of the groups", () => {
  expect(strips.map(({ nation }) => nation)).toEqual([...nations]);
  expect(strips[0]?.marks.map((mark) => mark.field)).toEqual(["postcode", "ced"]);
});

test("a placeholder is not counted as filled, a field filled in part is", () => {
  const filled = Object.fromEntries(strips.map((strip) => [strip.nation, strip.filled]));
  expect(filled).toEqual({ england: 2, wales: 1, scotland: 2, northernIreland: 2, islands: 1 });
});
