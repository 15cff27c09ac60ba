import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { schemaOf } from "../../../testing/fixtures/contract.ts";
import { CoverageTable } from "./CoverageTable.tsx";

const covered = (group: string, islands: string) => ({
  type: ["string", "null"],
  "x-group": group,
  "x-coverage": { england: "yes", wales: "yes", scotland: "some", northernIreland: "no", islands },
});
const { children } = schemaOf({
  type: "object",
  properties: {
    pcon: covered("electoral", "no"),
    latitude: covered("location", "no"),
    ward: covered("electoral", "pseudo"),
  },
});
const html = renderToStaticMarkup(
  <CoverageTable label="Coverage" fields={children} guide="/guide" />,
);
const rows = [...html.matchAll(/<tr.*?<\/tr>/g)].map(([row]) => row);

const cellsOf = (row: number) =>
  [...(rows[row] ?? "").matchAll(/<td(?: colSpan="(\d)")?[^>]*>(.*?)<\/td>/g)].map(
    ([, columns, content = ""]) =>
      content.replaceAll(/<[^>]*>/g, "") + (columns === undefined ? "" : ` across ${columns}`),
  );

test("fields are in the order of their groups, each after a row with its subtotals", () => {
  expect(
    rows.map((row) => /<th[^>]*>(.*?)<\/th>/.exec(row)?.[1]?.replaceAll(/<[^>]*>/g, "")),
  ).toEqual(["Field", "Location", "latitude", "Electoral", "pcon", "ward"]);
  expect(html.match(/<th scope="rowgroup">/g)).toHaveLength(2);
});

test("a subtotal counts fields with values for all or some postcodes, not placeholders", () => {
  expect(cellsOf(3)).toEqual(["2/2 across 3", "0/2 across 2"]);
});

test("neighbouring nations of which the same is true share a cell that says it", () => {
  expect(cellsOf(2)).toEqual(["value across 2", "some", "null across 2"]);
});

test("a placeholder is called that", () => {
  expect(cellsOf(5)).toEqual(["value across 2", "some", "null", "placeholder"]);
});
