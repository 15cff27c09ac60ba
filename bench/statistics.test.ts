import { describe, expect, it } from "vitest";
import { median, ratio, rotated } from "./statistics.ts";

describe("the median", () => {
  it("is the value in the middle, in whatever order they come", () => {
    expect(median([900, 10, 30])).toBe(30);
  });
  it("is the mean of the two in the middle", () => {
    expect(median([4, 1, 100, 2])).toBe(3);
  });
  it("does not exist without values", () => {
    expect(() => median([])).toThrow("There is no median of no values.");
  });
});

describe("a ratio", () => {
  it("is the value divided by the other", () => {
    expect(ratio(30, 40)).toBe(0.75);
  });
  it("is 1 for two zeros, and none for a value and a zero", () => {
    expect([ratio(0, 0), ratio(5, 0)]).toEqual([1, null]);
  });
});

describe("turns", () => {
  it("begin with the next one in every round", () => {
    expect([0, 1, 2, 3].map((round) => rotated(["a", "b", "c"], round).join(""))).toEqual([
      "abc",
      "bca",
      "cab",
      "abc",
    ]);
  });
});
