import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { testReference } from "../../../testing/fixtures/reference.ts";

vi.mock("virtual:reference", () => ({ reference: testReference }));
const { diagrams } = await import("./index.ts");
const { knownRoute, limitText, lookupScenario } = await import("./contract.ts");
const { LADDER } = await import("./wideSearch.ts");

const pictures = Object.entries(diagrams).map(([name, Picture]) => ({
  name,
  markup: renderToStaticMarkup(<Picture />),
}));

const kebab = (name: string) => name.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase();
const idsIn = (markup: string) => [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);

describe.each(pictures)("$name", ({ name, markup }) => {
  it("is a figure with a caption", () => {
    expect(markup).toMatch(/^<figure[^>]*>[\s\S]*<figcaption[^>]*>[^<]/);
  });

  it("names and describes every drawing that is not decoration", () => {
    const ids = idsIn(markup);
    for (const [drawing] of markup.matchAll(/<svg[^>]*>/g)) {
      if (drawing.includes('aria-hidden="true"')) continue;
      expect(drawing).toContain('role="img"');
      const labels = /aria-labelledby="([^"]*)"/.exec(drawing)?.[1]?.split(" ") ?? [];
      expect(labels).toHaveLength(2);
      expect(ids).toEqual(expect.arrayContaining(labels));
    }
  });

  it("keeps its ids to itself", () => {
    const ids = idsIn(markup);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id.startsWith(`${kebab(name)}-`)).toBe(true);
  });

  it("carries no style attribute and stays under 6 kB", () => {
    expect(markup).not.toContain("style=");
    expect(new TextEncoder().encode(markup).length).toBeLessThan(6 * 1024);
  });
});

describe("what the pictures take from the contract", () => {
  const markupOf = (name: string) => pictures.find((picture) => picture.name === name)?.markup;

  it("writes limits the way readers do", () => {
    expect(limitText("nearest.radius")).toEqual({ default: "100", max: "2,000" });
    expect(markupOf("NearestCircle")).toContain("2,000 m at most");
  });

  it("names the limits there are when one is unknown or has no default", () => {
    expect(() => limitText("nearest.reach")).toThrow("It has: nearest.radius, nearest.limit");
    expect(() => limitText("bulkLookup.postcodes")).toThrow("bulkLookup.postcodes");
  });

  it("shows the input, status and error of a lookup", () => {
    expect(lookupScenario("malformed")).toEqual({
      input: "FOO",
      status: 404,
      error: "Invalid postcode",
    });
    expect(lookupScenario("found")).toEqual({ input: "SE1P 5ZZ", status: 200, error: "" });
    expect(() => lookupScenario("nonsense")).toThrow('no scenario "nonsense"');
  });

  it("knows a route by the paths below it, not by its first letters", () => {
    expect(knownRoute("/postcodes")).toBe("/postcodes");
    expect(knownRoute("/places")).toBe("/places");
    expect(() => knownRoute("/post")).toThrow('the route "/post"');
  });

  it("shows the release", () => {
    expect(markupOf("DataFlow")).toContain("Release 1.2.3");
  });
});

it("climbs a wide search's ladder from 500 m to 19,500 m", () => {
  expect(LADDER.slice(0, 3)).toEqual([500, 1500, 2500]);
  expect(LADDER.at(-1)).toBe(19_500);
});
