import { expect, it } from "vitest";
import type { SearchEntry, SearchKind } from "../search/entry.ts";
import { byLetter } from "./DocsIndex.tsx";

function entry(title: string, place = "Schema", kind: SearchKind = "field"): SearchEntry {
  return { kind, address: "/docs", title, answer: "", trail: [place, title], names: [], text: "" };
}

function filed(entries: readonly SearchEntry[]) {
  return byLetter(entries).map(({ letter, entries: group }) => [
    letter,
    ...group.map(({ title }) => title),
  ]);
}

it("files a field under the last part of its path", () => {
  expect(filed([entry("lsoa"), entry("codes.lsoa"), entry("codes")])).toEqual([
    ["C", "codes"],
    ["L", "codes.lsoa", "lsoa"],
  ]);
});

it("files capitals with small letters, and what begins with none before all letters", () => {
  expect(filed([entry("500 Server Error."), entry("Place"), entry("pfa")])).toEqual([
    ["0–9", "500 Server Error."],
    ["P", "pfa", "Place"],
  ]);
});

it("takes a full stop in a sentence for no path", () => {
  expect(filed([entry("Invalid data submitted. You need an array")])).toEqual([
    ["I", "Invalid data submitted. You need an array"],
  ]);
});

it("sorts equal names by where they are", () => {
  const [letter] = byLetter([entry("limit", "Places"), entry("limit", "Nearest")]);
  expect(letter?.entries.map(({ trail }) => trail[0])).toEqual(["Nearest", "Places"]);
});
