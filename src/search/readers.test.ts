import { expect, it, test } from "vitest";
import type { SearchEntry } from "./entry.ts";
import { openIndex } from "./openIndex.ts";
import { wordsOf } from "./words.ts";

const section = (title: string, ...names: string[]): SearchEntry => ({
  kind: "section",
  address: `/${title}`,
  title,
  answer: "",
  trail: [],
  names,
  text: "",
});

const found = (query: string, ...entries: SearchEntry[]) =>
  openIndex(entries)
    .search(query)
    .map(({ title }) => title);

it("counts words that a sentence needs less than its topic", () => {
  const entries = [section("Questions asked"), section("Radius searched")];
  expect(found("the radius I asked about", ...entries)[0]).toBe("Radius searched");
});

it("does not search for words about reading documentation, next to a topic", () => {
  const entries = [section("Documentation"), section("Radius")];
  expect(found("documentation for radius", ...entries)).toEqual(["Radius"]);
  expect(found("documentation", ...entries)).toEqual(["Documentation"]);
});

it("does not search for the name of the API, next to a topic", () => {
  const entries = [section("Postcodes"), section("Radius")];
  expect(found("postcodes.io radius", ...entries)).toEqual(["Radius"]);
  expect(found("radius postcodes.io", ...entries)).toEqual(["Radius"]);
  expect(found("postcodes.io", ...entries)).toEqual(["Postcodes"]);
});

test.each([
  ["isn’t", "not"],
  ["doesnt", "not"],
  ["cannot", "not"],
  ["what's", "what"],
])("reads %s as %s", (written, words) => {
  expect(wordsOf(written).map(({ text }) => text)).toEqual(words.split(" "));
});
