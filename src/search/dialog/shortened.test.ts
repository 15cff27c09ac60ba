import { expect, it } from "vitest";
import { shortened } from "./shortened.ts";

it("leaves a short query as it is, without the space around it", () => {
  expect(shortened("  nearest postcode ")).toBe("nearest postcode");
});

it("cuts a long one between characters", () => {
  expect(shortened("😀".repeat(10_000))).toBe(`${"😀".repeat(80)}…`);
});

it("leaves out half a character, which no address can hold", () => {
  expect(encodeURIComponent(shortened("a\uD83Db"))).toBe("ab");
});
