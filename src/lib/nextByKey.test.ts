import { expect, test } from "vitest";
import { nextByKey } from "./nextByKey.ts";

test.each([
  ["row", "ArrowRight", 0, 1],
  ["row", "ArrowRight", 6, 0],
  ["row", "ArrowLeft", 3, 2],
  ["row", "ArrowLeft", 0, 6],
  ["row", "ArrowDown", 4, null],
  ["list", "ArrowDown", 6, 0],
  ["list", "ArrowUp", 0, 6],
  ["list", "ArrowLeft", 4, null],
  ["row", "Home", 4, 0],
  ["list", "End", 4, 6],
  ["row", "Enter", 4, null],
] as const)("in a %s, %s on place %d of 7 leads to %s", (shape, key, current, next) => {
  expect(nextByKey(shape, key, current, 7)).toBe(next);
});
