import { expect, it } from "vitest";
import { collapseDuration } from "./collapse.ts";

it("takes longer for taller content, and no time with reduced motion", () => {
  expect(collapseDuration(400, false)).toBe(280);
  expect(collapseDuration(100, false)).toBeLessThan(collapseDuration(101 * 4, false));
  expect(collapseDuration(400, true)).toBe(1);
});
