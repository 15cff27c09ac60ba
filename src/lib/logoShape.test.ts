import { expect, test } from "vitest";
import { logoBars } from "./logoShape.ts";

test("the logo is the four-state P: up, down, up, down, on whole pixels at 16 px", () => {
  expect(logoBars).toBe("M4 4h4V20h-4zM10 12h4V28h-4zM18 4h4V20h-4zM24 12h4V28h-4z");
});
