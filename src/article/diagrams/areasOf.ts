import { exampleValue } from "../../lib/exampleValue.ts";
import { byKey, findNamed } from "../../lib/findNamed.ts";
import { guideAnchor } from "../../pages/addresses.ts";
import type { Field } from "../../reference/model/types.ts";

type Family = "Administrative" | "Electoral" | "Statistical" | "Health";

type Kind = {
  /** What such an area is called. */
  kind: string;
  family: Family;
  /** The field of a postcode that names it. */
  field: string;
  /** Areas that are always inside one of these. */
  parts?: readonly Kind[];
};

/** A field, and where it is explained on the page. */
type FieldPlace = { field: string; href: string };

export type Area = FieldPlace & {
  kind: string;
  family: Family;
  name: string;
  /** null: the API returns none, or the name is a code. */
  code: string | null;
  parts: readonly Area[];
};

/** What nests in what. Areas that cut across these are left out. */
const kinds: readonly Kind[] = [
  {
    kind: "Country",
    family: "Administrative",
    field: "country",
    parts: [
      {
        kind: "Region",
        family: "Administrative",
        field: "region",
        parts: [
          {
            kind: "County",
            family: "Administrative",
            field: "admin_county",
            parts: [
              { kind: "County division", family: "Electoral", field: "ced" },
              {
                kind: "District",
                family: "Administrative",
                field: "admin_district",
                parts: [
                  { kind: "Parish", family: "Administrative", field: "parish" },
                  { kind: "Ward", family: "Electoral", field: "admin_ward" },
                  {
                    kind: "Middle-layer area",
                    family: "Statistical",
                    field: "msoa",
                    parts: [
                      {
                        kind: "Lower-layer area",
                        family: "Statistical",
                        field: "lsoa",
                        parts: [{ kind: "Output area", family: "Statistical", field: "oa21" }],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      { kind: "Constituency", family: "Electoral", field: "parliamentary_constituency" },
      {
        kind: "NHS region",
        family: "Health",
        field: "nhs_region",
        parts: [
          {
            kind: "Care board",
            family: "Health",
            field: "icb",
            parts: [{ kind: "Sub-ICB location", family: "Health", field: "ccg" }],
          },
        ],
      },
      { kind: "Police force area", family: "Administrative", field: "pfa" },
    ],
  },
];

/** The areas of a postcode, each in the one around it, and the fields that are null: what is inside those moves up. */
export function areasOf(
  postcode: unknown,
  fields: readonly Field[],
): { areas: readonly Area[]; absent: readonly FieldPlace[] } {
  const absent: FieldPlace[] = [];
  const toAreas = ({ kind, family, field: name, parts = [] }: Kind): readonly Area[] => {
    const field = findNamed("field of a postcode", name, byKey("name", fields));
    const place = { field: name, href: `#${guideAnchor(field.anchor)}` };
    const value = exampleValue(postcode, name);
    if (value === null) absent.push(place);
    const inside = parts.flatMap(toAreas);
    if (value === null) return inside;
    const code = field.pair === null ? null : String(exampleValue(postcode, field.pair.path));
    return [{ ...place, kind, family, name: String(value), code, parts: inside }];
  };
  return { areas: kinds.flatMap(toAreas), absent };
}
