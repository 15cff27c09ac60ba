import { expect, test } from "vitest";
import { findNamed } from "./findNamed.ts";

const values = [
  ["lookupPostcode", 1],
  ["ping", 2],
] as const;

test("gives the value of the name", () => {
  expect(findNamed("operation", "ping", values)).toBe(2);
});

test("names the bad value, the closest and all valid ones", () => {
  expect(() => findNamed("operation", "lookupPostcod", values)).toThrow(
    'There is no operation "lookupPostcod". Did you mean "lookupPostcode"? There is: lookupPostcode, ping.',
  );
});

test("does not guess when nothing is close", () => {
  expect(() => findNamed("operation", "somethingElse", values)).toThrow(
    'There is no operation "somethingElse". There is: lookupPostcode, ping.',
  );
});
