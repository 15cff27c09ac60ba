import { expect, test } from "vitest";
import { parsePlace } from "./readingPlace.ts";

test("a reading place is read from an entry's state", () => {
  const place = { top: 800.5, folds: [true, false], ticks: [false, true], heights: [80, 124.5] };
  expect(parsePlace(place)).toEqual(place);
});

test("any other state is no reading place", () => {
  const others = [
    {},
    { top: "800", folds: [], ticks: [], heights: [] },
    { top: 800, ticks: [], heights: [] },
    { top: 800, folds: [], heights: [] },
    { top: 800, folds: [], ticks: [] },
  ];
  for (const state of [undefined, null, 800, "800", ...others])
    expect(parsePlace(state)).toBeNull();
});
