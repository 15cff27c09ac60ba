import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LATE_BOXES } from "./lateBoxes.ts";

test("the style sheet lays out the same boxes late", () => {
  const css = readFileSync(new URL("../styles/prose.css", import.meta.url), "utf8");
  const [, selector] = /([^{}]*)\{\s*content-visibility: auto/.exec(css) ?? [];
  expect(selector?.replace(/\s+/g, " ").trim()).toBe(LATE_BOXES);
});
