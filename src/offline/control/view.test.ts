import { describe, expect, it } from "vitest";
import { toView } from "./view.ts";

const DAY = 86_400_000;
const current = { release: "18.0.1", bytes: 7_560_000, stored: 0, active: true };

describe("what the control says", () => {
  it.each([
    [0, "just now"],
    [59_999, "just now"],
    [60_000, "1 minute ago"],
    [3_599_999, "59 minutes ago"],
    [3_600_000, "1 hour ago"],
    [DAY - 1, "23 hours ago"],
    [DAY, "1 day ago"],
    [3.9 * DAY, "3 days ago"],
    // The clock was put back.
    [-DAY, "just now"],
  ])("of an edition stored %d ms ago", (age, words) => {
    expect(toView({ kind: "kept", current, hasNewer: false }, age)).toEqual({
      note: `Kept offline: API release 18.0.1, stored ${words}, 7.6 MB.`,
      action: "Remove",
    });
  });

  it("of work in progress", () => {
    const { progress, action } = toView({ kind: "storing", stored: 1, total: 4 }, 0);
    expect([progress, action]).toEqual([0.25, "Stop"]);
  });
});
