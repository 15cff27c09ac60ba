import { describe, expect, it } from "vitest";
import { type Colour, contrast, over, parseColour } from "./colour.ts";

const colour = (text: string): Colour => {
  const parsed = parseColour(text);
  if (parsed === null) throw new Error(`not a colour: ${text}`);
  return parsed;
};

describe("colours", () => {
  it("are read from the notations of the style sheets", () => {
    expect(colour("#0af")).toEqual({ red: 0, green: 170, blue: 255, alpha: 1 });
    expect(colour("#0B6b7e")).toEqual({ red: 11, green: 107, blue: 126, alpha: 1 });
    expect(colour("rgb(22 28 35 / 0.5)")).toEqual({ red: 22, green: 28, blue: 35, alpha: 0.5 });
    expect(colour("rgb(22 28 35 / 50%)").alpha).toBe(0.5);
    expect(colour("rgb(1 2 3)").alpha).toBe(1);
    expect(parseColour("tomato")).toBeNull();
    expect(parseColour("#12345")).toBeNull();
  });

  it("lie over each other", () => {
    expect(over(colour("rgb(0 0 0 / 0.5)"), colour("#fff"))).toEqual({
      red: 127.5,
      green: 127.5,
      blue: 127.5,
      alpha: 1,
    });
  });

  it("have the contrast that WCAG defines", () => {
    expect(contrast(colour("#000"), colour("#fff"))).toBeCloseTo(21, 5);
    expect(contrast(colour("#fff"), colour("#000"))).toBeCloseTo(21, 5);
    expect(contrast(colour("#777"), colour("#fff"))).toBeCloseTo(4.478, 3);
    // The lightest grey that passes on white is the textbook's example.
    expect(contrast(colour("#767676"), colour("#fff"))).toBeGreaterThan(4.5);
    expect(contrast(colour("rgb(0 0 0 / 0)"), colour("#fff"))).toBe(1);
  });
});
