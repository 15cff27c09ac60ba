import type { Nation } from "../../reference/model/types.ts";

type Family = "administrative" | "electoral" | "health" | "census";

export type Geography = {
  /** What the area is called in its nation. */
  name: string;
  /** The field of a postcode that holds it. */
  field: string;
  family: Family;
  /** "some": only in parts of the nation. "pseudo": a placeholder, not a real area. */
  presence?: "some" | "pseudo";
  /** The areas it is divided into. */
  parts?: readonly Geography[];
};

export type NationTree = { nation: Nation; areas: readonly Geography[] };

const ward: Geography = { name: "Ward", field: "admin_ward", family: "electoral" };
const outputArea: Geography = { name: "Output area", field: "oa21", family: "census" };
const constituency: Geography = {
  name: "Constituency",
  field: "parliamentary_constituency",
  family: "electoral",
};
const policeForce: Geography = {
  name: "Police force area",
  field: "pfa",
  family: "administrative",
};
const census = (middle: string, lower: string): Geography => ({
  name: middle,
  field: "msoa",
  family: "census",
  parts: [lowerLayer(lower)],
});
const lowerLayer = (name: string): Geography => ({
  name,
  field: "lsoa",
  family: "census",
  parts: [outputArea],
});
const district = (name: string, parts: readonly Geography[]): Geography => ({
  name,
  field: "admin_district",
  family: "administrative",
  parts,
});
const health = (name: string): Geography => ({ name, field: "ccg", family: "health" });

/** The areas that nest, by nation. Those that cut across the others are left out. */
export const nationTrees: readonly NationTree[] = [
  {
    nation: "england",
    areas: [
      {
        name: "Region",
        field: "region",
        family: "administrative",
        parts: [
          {
            name: "County",
            field: "admin_county",
            family: "administrative",
            presence: "some",
            parts: [
              { name: "Division", field: "ced", family: "electoral", presence: "some" },
              district("District", [
                ward,
                { name: "Parish", field: "parish", family: "administrative" },
                census("Middle-layer area", "Lower-layer area"),
              ]),
            ],
          },
        ],
      },
      constituency,
      {
        name: "NHS region",
        field: "nhs_region",
        family: "health",
        parts: [
          {
            name: "Care board",
            field: "icb",
            family: "health",
            parts: [health("Sub-ICB location")],
          },
        ],
      },
      policeForce,
    ],
  },
  {
    nation: "wales",
    areas: [
      district("Unitary authority", [
        ward,
        { name: "Community", field: "parish", family: "administrative" },
        census("Middle-layer area", "Lower-layer area"),
      ]),
      constituency,
      health("Health board"),
      policeForce,
    ],
  },
  {
    nation: "scotland",
    areas: [
      district("Council area", [ward, census("Intermediate zone", "Data zone")]),
      constituency,
      health("Health partnership"),
      policeForce,
    ],
  },
  {
    nation: "northernIreland",
    areas: [
      district("District", [ward, lowerLayer("Super data zone")]),
      constituency,
      health("Health trust"),
    ],
  },
  {
    nation: "islands",
    areas: [
      {
        name: "District",
        field: "admin_district",
        family: "administrative",
        presence: "pseudo",
        parts: [{ ...ward, presence: "pseudo" }],
      },
    ],
  },
];
