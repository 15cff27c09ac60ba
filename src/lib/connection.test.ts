import { expect, it } from "vitest";
import { isGoodConnection } from "./connection.ts";

it.each([
  [undefined, true],
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "3g", saveData: false }, true],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
])("%o is good: %s", (connection, good) => {
  expect(isGoodConnection(connection)).toBe(good);
});
