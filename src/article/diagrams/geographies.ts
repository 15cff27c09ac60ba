import { type Nation, type NationCoverage, nationNames } from "../../reference/model/types.ts";

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

const areaOf =
  (family: Family) =>
  (name: string, field: string): Geography => ({ name, field, family });
const administrative = areaOf("administrative");
const electoral = areaOf("electoral");
const health = areaOf("health");
const census = areaOf("census");

const withParts = (area: Geography, ...parts: Geography[]): Geography => ({ ...area, parts });
const partly = (area: Geography): Geography => ({ ...area, presence: "some" });
const pseudo = (area: Geography): Geography => ({ ...area, presence: "pseudo" });

const ward = electoral("Ward", "admin_ward");
const constituency = electoral("Constituency", "parliamentary_constituency");
const policeForce = administrative("Police force area", "pfa");
const district = (name: string) => administrative(name, "admin_district");
const lowerLayer = (name: string) => withParts(census(name, "lsoa"), census("Output area", "oa21"));
const layers = (middle: string, lower: string) =>
  withParts(census(middle, "msoa"), lowerLayer(lower));

/** The areas that nest, by nation. Those that cut across the others are left out. */
export const nationTrees: readonly NationTree[] = [
  {
    nation: "england",
    areas: [
      withParts(
        administrative("Region", "region"),
        withParts(
          partly(administrative("County", "admin_county")),
          partly(electoral("Division", "ced")),
          withParts(
            district("District"),
            ward,
            administrative("Parish", "parish"),
            layers("Middle-layer area", "Lower-layer area"),
          ),
        ),
      ),
      constituency,
      withParts(
        health("NHS region", "nhs_region"),
        withParts(health("Care board", "icb"), health("Sub-ICB location", "ccg")),
      ),
      policeForce,
    ],
  },
  {
    nation: "wales",
    areas: [
      withParts(
        district("Unitary authority"),
        ward,
        administrative("Community", "parish"),
        layers("Middle-layer area", "Lower-layer area"),
      ),
      constituency,
      health("Health board", "ccg"),
      policeForce,
    ],
  },
  {
    nation: "scotland",
    areas: [
      withParts(district("Council area"), ward, layers("Intermediate zone", "Data zone")),
      constituency,
      health("Health partnership", "ccg"),
      policeForce,
    ],
  },
  {
    nation: "northernIreland",
    areas: [
      withParts(district("District"), ward, lowerLayer("Super data zone")),
      constituency,
      health("Health trust", "ccg"),
    ],
  },
  { nation: "islands", areas: [withParts(pseudo(district("District")), pseudo(ward))] },
];

/** Where the trees and the contract's coverage differ, as sentences. */
export function disagreements(
  trees: readonly NationTree[],
  coverageOf: (field: string) => NationCoverage | null,
): string[] {
  const drawn = new Set(trees.flatMap(({ areas }) => flat(areas).map(({ field }) => field)));
  return trees.flatMap(({ nation, areas }) => {
    const here = new Map(flat(areas).map((area) => [area.field, area.presence ?? "yes"]));
    return [...drawn].flatMap((field) => {
      const coverage = coverageOf(field)?.[nation];
      const presence = here.get(field);
      if (coverage === undefined) return [`"${field}" has no x-coverage.`];
      if (coverage === "no" && presence !== undefined)
        return [`${nationNames[nation]} has no "${field}".`];
      if (coverage === "yes" && presence !== "yes")
        return [`${nationNames[nation]} lacks "${field}".`];
      return [];
    });
  });
}

function flat(areas: readonly Geography[]): Geography[] {
  return areas.flatMap((area) => [area, ...flat(area.parts ?? [])]);
}
