import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { schemaOf } from "../../../testing/fixtures/contract.ts";
import { CoverageTable } from "./CoverageTable.tsx";

const covered = (group: string, islands: string) => ({
  type: "string",
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
const rows = [...html.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
  row
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim(),
);

test("fields are in the order of their groups, each after a row with its subtotals", () => {
  expect(rows.map((row) => row.split(" ")[0])).toEqual([
    "Field",
    "Location",
    "latitude",
    "Electoral",
    "pcon",
    "ward",
  ]);
  expect(html.match(/<th scope="rowgroup">/g)).toHaveLength(2);
});

test("a subtotal counts fields with values for all or some postcodes, not placeholders", () => {
  expect(rows[3]).toBe("Electoral 2/2 2/2 2/2 0/2 0/2");
});

test("a placeholder is called that", () => {
  expect(rows[5]).toContain("placeholder");
  expect(html).not.toContain("pseudo value");
});
