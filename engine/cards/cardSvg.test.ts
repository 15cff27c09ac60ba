import { describe, expect, it } from "vitest";
import { pageAt, realSite } from "../../testing/realSite.ts";
import { readColours } from "../colours.ts";
import { attribute, elementsOf, textOf } from "../html.ts";
import { cardColours } from "./cardColours.ts";
import { type CardContent, cardAlt, cardContent } from "./cardContent.ts";
import { cardSvg } from "./cardSvg.ts";
import { loadFonts } from "./fonts.ts";
import { CARD, MARGIN, ROOM } from "./layout.ts";

const site = await realSite("/");
const fonts = loadFonts();
const tools = { fonts, colours: cardColours(readColours(site.tokens)) };
const contentAt = (path: string) => cardContent(pageAt(site.pages, path), site);

/** The lines of text of a drawing, with the box that each takes. */
function linesOf(content: CardContent) {
  return elementsOf(cardSvg(content, tools))
    .filter(({ tagName }) => tagName === "text")
    .map((element) => {
      const number = (name: string) => Number(attribute(element, name));
      const family = attribute(element, "font-family");
      const font = Object.values(fonts).find((candidate) => candidate.family === family);
      const text = textOf(element);
      const width = font?.widthOf(text, number("font-size")) ?? Number.NaN;
      const anchor = { end: 1, middle: 0.5 }[attribute(element, "text-anchor") ?? ""] ?? 0;
      const left = number("x") - anchor * width;
      return { text, left, right: left + width, y: number("y"), size: number("font-size") };
    });
}

describe("cardSvg", () => {
  it.each(site.pages.map(({ path }) => path))("%s: nothing leaves the card", (path) => {
    const lines = linesOf(contentAt(path));
    for (const { left, right, y, size } of lines) {
      expect(left).toBeGreaterThanOrEqual(MARGIN - 5);
      expect(right).toBeLessThanOrEqual(CARD.width - MARGIN + 1);
      expect(y).toBeGreaterThan(size);
    }
    // The first line is the site's name, a second in its height the section.
    const middle = lines.filter(({ y }) => y > ROOM.top);
    expect(middle.length).toBeGreaterThan(0);
    if (path !== "/") for (const { y } of middle) expect(y).toBeLessThanOrEqual(ROOM.bottom + 8);
  });

  it("shows method and path of an operation, and where it belongs", () => {
    const texts = linesOf(contentAt("/docs/api/nearest-postcode")).map(({ text }) => text);
    expect(texts).toContain("API reference · Postcodes");
    expect(texts).toContain("GET");
    expect(texts).toContain("/postcodes/{postcode}/nearest");
    const svg = cardSvg(contentAt("/docs/api/nearest-postcode"), tools);
    expect(svg).toContain(`<tspan fill="${tools.colours.accent}">{postcode}</tspan>`);
  });

  it("says how many operations of a list it does not show", () => {
    const texts = linesOf(contentAt("/docs/api/postcodes")).map(({ text }) => text);
    const shown = texts.filter((text) => text.startsWith("/")).length;
    const group = site.reference.groups.find(({ id }) => id === "postcodes");
    expect(shown).toBeGreaterThan(1);
    expect(texts).toContain(`and ${(group?.operations.length ?? 0) - shown} more`);
  });

  it("draws a long path smaller, and refuses one that is too long", () => {
    const content = (text: string): CardContent => ({
      ...contentAt("/docs/overview"),
      body: {
        kind: "operations",
        operations: [{ method: "get", pathParts: [{ kind: "text", text }] }],
      },
    });
    const sizeOf = (text: string) =>
      linesOf(content(text)).find((line) => line.text === text)?.size;
    expect(sizeOf(`/${"a".repeat(40)}`)).toBeLessThan(sizeOf("/a") ?? 0);
    expect(() => cardSvg(content(`/${"a".repeat(80)}`), tools)).toThrow("does not fit on one line");
  });

  it("has the words of the card for those who cannot see it", () => {
    expect(cardAlt(contentAt("/docs/api/lookup-postcode"))).toBe(
      "Postcodes.io, API reference · Postcodes: Look up a postcode: GET /postcodes/{postcode}",
    );
    expect(cardAlt(contentAt("/docs/api"))).toBe("Postcodes.io: API reference");
  });
});
