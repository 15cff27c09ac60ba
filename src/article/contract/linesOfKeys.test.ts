import { expect, test } from "vitest";
import { linesOfKeys } from "./exchanges.tsx";

const text = JSON.stringify(
  { status: 200, result: [{ longitude: null, codes: { lsoa: "E1", msoa: [] } }], terminated: null },
  null,
  2,
);

test("a plain value is one line, an object all of its lines", () => {
  expect(linesOfKeys(text, ["status", "longitude"], "x")).toEqual([2, 5]);
  expect(linesOfKeys(text, ["codes"], "x")).toEqual([6, 7, 8, 9]);
  expect(linesOfKeys(text, ["msoa"], "x")).toEqual([8]);
});

test("a key that is there several times is marked everywhere", () => {
  const list = JSON.stringify([{ result: null }, { result: null }], null, 2);
  expect(linesOfKeys(list, ["result"], "x")).toEqual([3, 6]);
});

test("a key that is not there is an author's mistake", () => {
  expect(() => linesOfKeys(text, ["lattitude"], "lookup.found")).toThrow(
    'marks="lattitude" finds no such key in the response lookup.found. It has: status, result, longitude, codes, lsoa, msoa, terminated.',
  );
});
