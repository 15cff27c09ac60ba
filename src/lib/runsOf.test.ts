import { expect, test } from "vitest";
import { runsOf } from "./runsOf.ts";

test("neighbours of one kind are one run; the same kind further on is another", () => {
  expect(runsOf([1, 3, 2, 5], (item) => item % 2)).toEqual([
    { kind: 1, length: 2 },
    { kind: 0, length: 1 },
    { kind: 1, length: 1 },
  ]);
  expect(runsOf([], String)).toEqual([]);
});
