import { expect, test } from "vitest";
import { formatNumber } from "./formatNumber.ts";

test.each([
  [100, "100"],
  [2000, "2,000"],
  [25000, "25,000"],
  [0.5, "0.5"],
])("%d is written %s", (value, words) => {
  expect(formatNumber(value)).toBe(words);
});
