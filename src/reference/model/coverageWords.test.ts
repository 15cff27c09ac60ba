import { expect, test } from "vitest";
import { coverageWords, emptyWord, nationsWithout, nationsWithValues } from "./coverageWords.ts";
import type { Coverage, NationCoverage } from "./types.ts";

const of = (...kinds: [Coverage, Coverage, Coverage, Coverage, Coverage]): NationCoverage => ({
  england: kinds[0],
  wales: kinds[1],
  scotland: kinds[2],
  northernIreland: kinds[3],
  islands: kinds[4],
});

test.each([
  [of("yes", "yes", "yes", "yes", "yes"), "Has a value everywhere"],
  [of("no", "no", "no", "no", "no"), "Null everywhere"],
  [
    of("yes", "yes", "no", "no", "no"),
    "Has a value in England and Wales; null in Scotland and Northern Ireland, and on the islands",
  ],
  [
    of("some", "yes", "yes", "yes", "pseudo"),
    "Has a value in Wales, Scotland and Northern Ireland; sometimes in England; a placeholder on the islands",
  ],
  [of("yes", "yes", "yes", "yes", "pseudo"), "Has a value in the UK; a placeholder on the islands"],
  [
    of("yes", "yes", "yes", "no", "no"),
    "Has a value in Great Britain; null in Northern Ireland, and on the islands",
  ],
])("%o", (coverage, words) => {
  expect(coverageWords(coverage, "null")).toBe(words);
});

test("says nothing of nations that have no such record", () => {
  const britain = of("yes", "yes", "yes", "no", "no");
  const without = nationsWithout([{ coverage: britain }, { coverage: null }]);
  expect(without).toEqual(["northernIreland", "islands"]);
  expect(coverageWords(britain, "null", without)).toBe("Has a value in Great Britain");
  expect(
    nationsWithout([{ coverage: britain }, { coverage: of("no", "no", "no", "yes", "yes") }]),
  ).toEqual([]);
});

test("names the value of an empty field", () => {
  expect(emptyWord({ types: ["string", "null"] })).toBe("null");
  expect(emptyWord({ types: ["array"] })).toBe("an empty list");
  expect(emptyWord({ types: ["integer"] })).toBe("0");
});

test.each([
  [of("yes", "yes", "yes", "some", "yes"), "UK, islands"],
  [of("yes", "some", "no", "no", "pseudo"), "England, Wales"],
  [of("no", "no", "no", "no", "no"), "No nation"],
])("names the nations with values in %o", (coverage, words) => {
  expect(nationsWithValues(coverage)).toBe(words);
});
