import { expect, test } from "vitest";
import { nameByKey } from "./nameByKey.ts";

test.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 1, 2],
  ["ArrowDown", 2, 3],
  ["ArrowUp", 2, 1],
  ["ArrowUp", 0, -1],
  ["Home", 2, 0],
  ["End", -1, 2],
  ["ArrowLeft", 1, -1],
  ["Tab", 1, -1],
])("%s leads from name %i of three to %i", (key, current, next) => {
  expect(nameByKey(key, current, 3)).toBe(next);
});
