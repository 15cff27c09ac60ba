import { expect, it } from "vitest";
import { sectionOf } from "./useActiveHeading.ts";

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
