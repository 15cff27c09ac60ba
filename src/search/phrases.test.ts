import { expect, it } from "vitest";
import type { SearchEntry } from "./entry.ts";
import { openIndex } from "./openIndex.ts";

/** A section that is called by these names. */
const section = (address: string, ...names: string[]): SearchEntry => ({
  kind: "section",
  address,
  title: "Section",
  answer: "",
  trail: [],
  names,
  text: "",
});

const order = (query: string, ...entries: SearchEntry[]) =>
  openIndex(entries)
    .search(query)
    .map(({ address }) => address);

it("prefers words in one phrase to the same words in two", () => {
  const scattered = section("/scattered", "limit of a batch", "larger radius");
  const together = section("/together", "radius limit", "batch size");
  expect(order("limit radius", scattered, together)[0]).toBe("/together");
});

it("prefers a phrase that says nothing else", () => {
  const longer = section("/longer", "radius limit of the whole database server");
  const exact = section("/exact", "radius as a limit");
  expect(order("limit of radius", longer, exact)[0]).toBe("/exact");
});
