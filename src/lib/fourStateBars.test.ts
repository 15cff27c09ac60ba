import { expect, test } from "vitest";
import { fourStateBars } from "./fourStateBars.ts";

/** T tracker, A ascender, D descender, F full: the usual way to write the bars down. */
function written(character: string): string {
  return fourStateBars(character)
    .map(({ up, down }) => (up ? (down ? "F" : "A") : down ? "D" : "T"))
    .join("");
}

test("characters at the corners and inside the square", () => {
  expect(written("0")).toBe("TTFF");
  expect(written("5")).toBe("DDAA");
  expect(written("U")).toBe("AADD");
  expect(written("Z")).toBe("FFTT");
  expect(written("1")).toBe("TDAF");
  expect(written("E")).toBe("TFFT");
});

test("no two characters have the same bars", () => {
  const all = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map(written);
  expect(new Set(all).size).toBe(36);
});

test("anything else is refused by name", () => {
  expect(() => fourStateBars("é")).toThrow('"é" has no four-state bars');
  expect(() => fourStateBars("")).toThrow("no four-state bars");
});
