import { describe, expect, it } from "vitest";
import { loadFonts } from "./fonts.ts";
import { rasteriseWith } from "./rasterise.ts";
import { svgText } from "./svgText.ts";

const fonts = loadFonts();
const SIZE = 40;
const START = 20;

/** How far the drawn text reaches to the right, in pixels. */
async function inkWidth(font: (typeof fonts)["code"], text: string): Promise<number> {
  const drawn = svgText(font, { x: START, y: 60, size: SIZE }, [{ text, fill: "#ffffff" }]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="80"><rect width="1200" height="80"/>${drawn}</svg>`;
  const { width, rgba } = await rasteriseWith([font.sfnt], (rasterise) => rasterise(svg));
  let right = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at] ?? 0) > 128) right = Math.max(right, (at / 4) % width);
  }
  return right - START;
}

describe("the fonts of the cards", () => {
  it.each([
    ["title", "Find the outward codes nearest"],
    ["label", "API reference · Outward codes"],
    ["code", "/postcodes/{postcode}/nearest"],
  ] as const)("%s: a measured line is as wide as the drawn one", async (name, text) => {
    const font = fonts[name];
    const drawn = await inkWidth(font, text);
    // Kerning and the room around the last letter are all that may differ.
    expect(font.widthOf(text, SIZE)).toBeGreaterThan(drawn - 2);
    expect(font.widthOf(text, SIZE)).toBeLessThan(drawn + 12);
  });

  it("knows which family each is of, so that none is drawn in another's letters", () => {
    expect(Object.values(fonts).map(({ family }) => family)).toEqual([
      "Inter",
      "Inter Medium",
      "JetBrains Mono SemiBold",
    ]);
  });

  it("refuses a character that a font does not have", () => {
    expect(() => fonts.title.widthOf("Postcodes 郵", SIZE)).toThrow('Inter (Latin) has no "郵"');
  });
});
