import { expect, test } from "vitest";
import { nextTab } from "./nextTab.ts";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 6, 0],
  ["ArrowLeft", 3, 2],
  ["ArrowLeft", 0, 6],
  ["Home", 4, 0],
  ["End", 4, 6],
  ["Enter", 4, null],
])("%s on tab %d of 7 leads to %s", (key, current, next) => {
  expect(nextTab(key, current, 7)).toBe(next);
});
