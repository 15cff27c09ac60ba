import { expect, it } from "vitest";
import { editDistance } from "./editDistance.ts";

it.each([
  ["", "", 0],
  ["", "abc", 3],
  ["nearest", "nearest", 0],
  ["nerest", "nearest", 1],
  ["naerest", "nearest", 1],
  ["lookup", "bulk", 5],
])("%s to %s takes %i", (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});
