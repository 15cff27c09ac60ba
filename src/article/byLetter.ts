import type { SearchEntry } from "../search/entry.ts";

type Letter = { letter: string; entries: readonly SearchEntry[] };

/** Entries in the order of their names. A field is where the last part of its path belongs: codes.lsoa under L. */
export function byLetter(entries: readonly SearchEntry[]): Letter[] {
  const named = entries
    .map((entry) => ({ entry, name: entry.title.split(/\.(?=\w)/).at(-1) ?? "" }))
    .toSorted(
      (a, b) =>
        compare(a.name, b.name) ||
        compare(a.entry.title, b.entry.title) ||
        compare(a.entry.trail.join(), b.entry.trail.join()),
    );
  const letters = [...new Set(named.map(({ name }) => letterOf(name)))];
  return letters.map((letter) => ({
    letter,
    entries: named.filter(({ name }) => letterOf(name) === letter).map(({ entry }) => entry),
  }));
}

function letterOf(name: string): string {
  return /^[a-z]/i.exec(name)?.[0].toUpperCase() ?? "0–9";
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, "en-GB");
}
