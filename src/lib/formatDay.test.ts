import { expect, test } from "vitest";
import { formatDay } from "./formatDay.ts";

test("writes a day as people in Britain do, whatever the time zone", () => {
  expect(formatDay("2026-11-16")).toBe("16 November 2026");
  expect(formatDay("2021-03-09")).toBe("9 March 2021");
  const before = process.env["TZ"];
  try {
    process.env["TZ"] = "America/Los_Angeles";
    expect(formatDay("2026-01-01")).toBe("1 January 2026");
  } finally {
    if (before === undefined) delete process.env["TZ"];
    else process.env["TZ"] = before;
  }
});
