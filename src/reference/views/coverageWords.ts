import { type Coverage, type Nation, type NationCoverage, nations } from "../model/types.ts";

export const nationNames: Readonly<Record<Nation, string>> = {
  england: "England",
  wales: "Wales",
  scotland: "Scotland",
  northernIreland: "Northern Ireland",
  islands: "the islands",
};

const phrases: readonly [Coverage, (places: string) => string][] = [
  ["yes", (places) => `filled in ${places}`],
  ["some", (places) => `for some postcodes of ${places}`],
  ["pseudo", (places) => `a pseudo value in ${places}`],
  ["no", (places) => `null in ${places}`],
];

/** "Filled in England and Wales; null in Scotland, Northern Ireland and the islands". */
export function coverageWords(coverage: NationCoverage): string {
  const words = phrases.flatMap(([kind, phrase]) => {
    const places = nations.filter((nation) => coverage[nation] === kind);
    if (places.length === 0) return [];
    const everywhere = places.length === nations.length;
    return [everywhere ? phrase("").replace(/ (in|of) $/, " everywhere") : phrase(and(places))];
  });
  const sentence = words.join("; ");
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function and(places: readonly Nation[]): string {
  const names = places.map((nation) => nationNames[nation]);
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
