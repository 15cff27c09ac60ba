import {
  type Coverage,
  type Field,
  type Nation,
  type NationCoverage,
  nationNames,
  nations,
} from "./types.ts";
import { listed } from "./words.ts";

type Phrase = { kind: Coverage; words: string };

function phrases(empty: string): readonly Phrase[] {
  return [
    { kind: "yes", words: "has a value" },
    { kind: "some", words: "sometimes" },
    { kind: "pseudo", words: "a placeholder" },
    { kind: "no", words: empty },
  ];
}

/** Whether at least some postcodes have a value; a placeholder is none. */
export function hasValues(coverage: Coverage): boolean {
  return coverage === "yes" || coverage === "some";
}

/** The value of a field in a nation that has none. */
export function emptyWord({ types }: Pick<Field, "types">): string {
  if (types.includes("null")) return "null";
  return types.includes("array") ? "an empty list" : "0";
}

/** Nations in which no field is ever filled: there are no such records at all. */
export function nationsWithout(fields: readonly Pick<Field, "coverage">[]): readonly Nation[] {
  const known = fields.flatMap(({ coverage }) => (coverage === null ? [] : [coverage]));
  return nations.filter(
    (nation) => known.length > 0 && known.every((coverage) => coverage[nation] === "no"),
  );
}

/** "Has a value in England and Wales; null in Scotland and Northern Ireland, and on the islands". */
export function coverageWords(
  coverage: NationCoverage,
  empty: string,
  without: readonly Nation[] = [],
): string {
  const covered = nations.filter((nation) => !without.includes(nation));
  const parts = phrases(empty).flatMap(({ kind, words }) => {
    const places = covered.filter((nation) => coverage[nation] === kind);
    if (places.length === 0) return [];
    if (places.length === nations.length) return [`${words} everywhere`];
    return [`${words} ${placeWords(places)}`];
  });
  const sentence = parts.join("; ");
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** The nations in which at least some postcodes have a value, in as few words as can be: "England, Wales". */
export function nationsWithValues(coverage: NationCoverage): string {
  const places = nations.filter((nation) => hasValues(coverage[nation]));
  const isUk = places.filter((place) => place !== "islands").length === nations.length - 1;
  const names = places.flatMap((place) => {
    if (place === "islands") return ["islands"];
    return isUk ? [] : [nationNames[place]];
  });
  return [...(isUk ? ["UK"] : []), ...names].join(", ") || "No nation";
}

/** One is in a country, but on an island. */
function placeWords(places: readonly Nation[]): string {
  const countries = countryNames(places);
  if (countries.length === 0) return "on the islands";
  return `in ${listed(countries, "and")}${places.includes("islands") ? ", and on the islands" : ""}`;
}

/** The United Kingdom and Great Britain are named as a whole. */
function countryNames(places: readonly Nation[]): readonly string[] {
  const countries = places.filter((place) => place !== "islands");
  if (countries.length === nations.length - 1) return ["the UK"];
  const isBritain = countries.length === 3 && !countries.includes("northernIreland");
  return isBritain ? ["Great Britain"] : countries.map((place) => nationNames[place]);
}
