import { expect, test } from "vitest";
import { parsePlace } from "./readingPlace.ts";

test("a reading place is read from an entry's state", () => {
  expect(parsePlace({ top: 800.5, folds: [true, false] })).toEqual({
    top: 800.5,
    folds: [true, false],
  });
});

test("any other state is no reading place", () => {
  for (const state of [undefined, null, 800, "800", {}, { top: "800", folds: [] }, { top: 800 }])
    expect(parsePlace(state)).toBeNull();
});
