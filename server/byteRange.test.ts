import { expect, test } from "vitest";
import { byteRange } from "./byteRange.ts";

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=2-5", { start: 2, end: 5 }],
  ["bytes=2-", { start: 2, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=5-99", { start: 5, end: 9 }],
  ["bytes=-99", { start: 0, end: 9 }],
  ["bytes=10-", "none"],
  ["bytes=10-12", "none"],
  ["bytes=-0", "none"],
  // Not a range, or more than one: the whole file.
  ["bytes=5-2", null],
  ["bytes=-", null],
  ["bytes=0-1,3-4", null],
  ["lines=0-1", null],
  [undefined, null],
])("Range: %s of ten bytes is %o", (header, expected) => {
  expect(byteRange(header, 10)).toEqual(expected);
});

test("an empty file has no part", () => {
  expect(byteRange("bytes=0-", 0)).toBe("none");
});
