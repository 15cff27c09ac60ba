import { expect, it } from "vitest";
import type { Coverage, NationCoverage } from "../../reference/model/types.ts";
import { disagreements, type NationTree } from "./geographies.ts";

const region = { name: "Region", field: "region", family: "administrative" } as const;
const ward = { name: "Ward", field: "admin_ward", family: "administrative" } as const;
const trees: NationTree[] = [
  { nation: "england", areas: [{ ...region, parts: [ward] }] },
  { nation: "wales", areas: [ward] },
];

const coverage = (england: Coverage, wales: Coverage): NationCoverage => ({
  england,
  wales,
  scotland: "no",
  northernIreland: "no",
  islands: "no",
});

it("finds nothing when both say the same", () => {
  const agreed = (field: string) =>
    field === "region" ? coverage("yes", "no") : coverage("yes", "some");
  expect(disagreements(trees, agreed)).toEqual([]);
});

it("finds an area that is missing, and one that should not be there", () => {
  const other = (field: string) =>
    field === "region" ? coverage("yes", "yes") : coverage("no", "yes");
  expect(disagreements(trees, other)).toEqual([
    'England has no "admin_ward".',
    'Wales lacks "region".',
  ]);
});

it("finds a field that says nothing about nations", () => {
  expect(disagreements(trees.slice(1), () => null)).toEqual(['"admin_ward" has no x-coverage.']);
});
