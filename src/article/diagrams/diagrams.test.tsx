import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { testReference } from "../../../testing/fixtures/reference.ts";
import type { Site } from "../../pages/page.ts";
import { SiteContext } from "../SiteContext.ts";
import { diagrams } from "./index.ts";
import { LADDER } from "./NearestCircle.tsx";

// The pictures read no more of a site than this.
const testSite = { reference: testReference } as unknown as Site;

const pictures = Object.entries(diagrams).map(([name, Picture]) => ({
  name,
  markup: draw(<Picture />, testSite),
}));

function draw(picture: ReactNode, site: Site): string {
  return renderToStaticMarkup(<SiteContext value={site}>{picture}</SiteContext>);
}

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
    expect(markupOf("NearestCircle")).toContain("19,500 m");
  });

  it("shows the input, status and error of each lookup", () => {
    const text = markupOf("LookupDecision")?.replace(/<[^>]*>/g, "");
    expect(text).toMatch(/404 Invalid postcode.*Example: FOO/);
    expect(text).toMatch(/200 result holds the postcode\.Example: SE1P 5ZZ/);
  });

  it("refuses a route that the contract does not have, whatever its first letters", () => {
    const operations = testReference.operations.map((operation) =>
      operation.path === "/places" ? { ...operation, path: "/places-of-interest" } : operation,
    );
    const other = { reference: { ...testReference, operations } } as unknown as Site;
    expect(() => draw(<diagrams.DataFlow />, other)).toThrow('the route "/places"');
  });

  it("shows the release", () => {
    expect(markupOf("DataFlow")).toContain("Release 1.2.3");
  });
});

it("climbs a wide search's ladder from 500 m to 19,500 m", () => {
  expect(LADDER.slice(0, 3)).toEqual([500, 1500, 2500]);
  expect(LADDER.at(-1)).toBe(19_500);
});
