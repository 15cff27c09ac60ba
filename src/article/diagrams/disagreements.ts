import { type NationCoverage, nationNames } from "../../reference/model/types.ts";
import type { Geography, NationTree } from "./geographies.ts";

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
