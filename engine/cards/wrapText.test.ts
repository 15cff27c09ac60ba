import { describe, expect, it } from "vitest";
import { fitText } from "./wrapText.ts";

/** Every character is as wide as the size. */
const widthOf = (line: string, size: number) => line.length * size;
const fitInto100 = (text: string, steps: { size: number; maxLines: number }[]) =>
  fitText(text, { width: 100, steps }, widthOf);

describe("fitText", () => {
  it("takes the first step that holds the text", () => {
    const steps = [
      { size: 20, maxLines: 1 },
      { size: 10, maxLines: 1 },
    ];
    expect(fitInto100("abcde", steps)).toEqual({ lines: ["abcde"], size: 20 });
    expect(fitInto100("abcdef", steps)).toEqual({ lines: ["abcdef"], size: 10 });
  });

  it("makes as few lines as it can, and those even", () => {
    const steps = [{ size: 10, maxLines: 3 }];
    expect(fitInto100("aaaa bbbb", steps)?.lines).toEqual(["aaaa bbbb"]);
    expect(fitInto100("aaaa bbbb c", steps)?.lines).toEqual(["aaaa", "bbbb c"]);
    expect(fitInto100("aa bb cc dd ee", steps)?.lines).toEqual(["aa bb cc", "dd ee"]);
  });

  it("never makes a line too wide nor loses a word", () => {
    const words = "Find the outward codes nearest to an outward code".split(" ");
    for (let count = 1; count <= words.length; count += 1) {
      const text = words.slice(0, count).join(" ");
      const fitted = fitInto100(text, [{ size: 5, maxLines: 3 }]);
      expect(fitted?.lines.join(" ")).toBe(text);
      for (const line of fitted?.lines ?? []) expect(widthOf(line, 5)).toBeLessThanOrEqual(100);
    }
  });

  it("says so when nothing holds the text", () => {
    expect(fitInto100("abcdefghijk", [{ size: 10, maxLines: 9 }])).toBeNull();
    expect(fitInto100("aaaaaa bbbbbb cccccc", [{ size: 10, maxLines: 2 }])).toBeNull();
  });
});
