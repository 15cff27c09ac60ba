import { expect, test } from "vitest";
import { countMarks, valueMarks } from "./valueMarks.ts";

const print = (value: unknown) => JSON.stringify(value, null, 2);
const first = { name: "a", same: 1, empty: null, codes: { name: "A", gone: "B" } };

test("null is marked before a difference, and what is equal is not", () => {
  const other = { name: "b", same: 1, empty: null, codes: { name: "C", gone: null } };
  const marks = valueMarks(print(other), print(first));
  expect(marks).toEqual([null, "other", null, "null", null, "other", "null", null, null]);
  expect(countMarks(marks)).toEqual({ null: 2, other: 2 });
});

test("only null is marked in the first object itself", () => {
  expect(countMarks(valueMarks(`${print(first)}\n`, print(first)))).toEqual({ null: 1, other: 0 });
});

test.each([
  ["another order", { same: 1, name: "a", empty: null, codes: first.codes }],
  ["a key more", { ...first, more: 1 }],
  ["a key fewer", { name: "a", same: 1, empty: null }],
])("%s cannot be compared", (_, other) => {
  expect(() => valueMarks(print(other), print(first))).toThrow("have other keys, or another order");
});
