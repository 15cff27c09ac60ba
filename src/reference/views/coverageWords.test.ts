import { expect, test } from "vitest";
import type { Coverage, NationCoverage } from "../model/types.ts";
import { coverageWords } from "./coverageWords.ts";

const of = (...kinds: [Coverage, Coverage, Coverage, Coverage, Coverage]): NationCoverage => ({
  england: kinds[0],
  wales: kinds[1],
  scotland: kinds[2],
  northernIreland: kinds[3],
  islands: kinds[4],
});

test.each([
  [of("yes", "yes", "yes", "yes", "yes"), "Filled everywhere"],
  [of("no", "no", "no", "no", "no"), "Null everywhere"],
  [
    of("yes", "yes", "no", "no", "no"),
    "Filled in England and Wales; null in Scotland and Northern Ireland, and on the islands",
  ],
  [
    of("some", "yes", "yes", "yes", "pseudo"),
    "Filled in Wales, Scotland and Northern Ireland; for some postcodes of England; a pseudo value on the islands",
  ],
])("%o", (coverage, words) => {
  expect(coverageWords(coverage)).toBe(words);
});
