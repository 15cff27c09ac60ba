import { expect, it } from "vitest";
import { lineOf, sectionOf } from "./useActiveHeading.ts";

const toc = [
  { id: "a", text: "A", level: 2 as const },
  { id: "a-1", text: "A 1", level: 3 as const },
  { id: "b", text: "B", level: 2 as const },
];

it.each([
  ["a", "a"],
  ["a-1", "a"],
  ["b", "b"],
  ["missing", null],
  [null, null],
])("%s belongs to the section %s", (heading, section) => {
  expect(sectionOf(toc, heading)).toBe(section);
});

it("a heading before the first section belongs to none", () => {
  expect(sectionOf(toc.slice(1), "a-1")).toBe(null);
});

it.each([
  ["the top of a long page", 0, 10_000, 225],
  ["its middle", 5_000, 10_000, 225],
  ["within the last screen", 8_850, 10_000, 650],
  ["its end", 9_100, 10_000, 900],
  ["the top of a page that hardly scrolls", 0, 1_000, 225],
  ["the end of a page that hardly scrolls", 100, 1_000, 900],
  ["a page that does not scroll", 0, 900, 225],
])("at %s the line is where headings can pass it", (_, top, pageHeight, line) => {
  expect(lineOf(900, top, pageHeight)).toBeCloseTo(line);
});

it("in a low window, the line is below what a jump leaves free", () => {
  expect(lineOf(256, 0, 10_000)).toBe(96);
  expect(lineOf(256, 9_744, 10_000)).toBe(256);
});
