import { reference } from "virtual:reference";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { lookupScenario } from "./contract.ts";
import { streams } from "./dataStreams.ts";
import { type Geography, nationTrees } from "./geographies.ts";
import { diagrams } from "./index.ts";
import { LADDER } from "./wideSearch.ts";

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

describe("the pictures and the contract", () => {
  const fields = new Map(reference.schemas.Postcode?.children.map((field) => [field.name, field]));
  const all = (areas: readonly Geography[]): Geography[] =>
    areas.flatMap((area) => [area, ...all(area.parts ?? [])]);
  const drawn = new Set(nationTrees.flatMap(({ areas }) => all(areas).map(({ field }) => field)));

  it.each(nationTrees)("agree on which areas $name has", ({ nation, areas }) => {
    const here = new Map(all(areas).map((area) => [area.field, area.presence ?? "yes"]));
    for (const field of drawn) {
      const coverage = fields.get(field)?.coverage?.[nation];
      expect(coverage, `${field} has a coverage`).toBeDefined();
      if (coverage === "yes") expect(here.get(field), field).toBe("yes");
      if (coverage === "no") expect(here.has(field), field).toBe(false);
    }
  });

  it("agree on what the four ways out of a lookup are", () => {
    expect(lookupScenario("malformed")).toMatchObject({ status: 404, error: "Invalid postcode" });
    expect(lookupScenario("found")).toMatchObject({ status: 200, error: "" });
    expect(lookupScenario("terminated")).toMatchObject({
      status: 404,
      error: "Postcode not found",
    });
    expect(lookupScenario("not-found")).toMatchObject({ status: 404, error: "Postcode not found" });
    expect(() => lookupScenario("nonsense")).toThrow('no scenario "nonsense"');
  });

  it("agree on which routes there are", () => {
    const paths = reference.operations.map(({ path }) => path);
    for (const route of streams.flatMap(({ routes }) => routes)) {
      expect(
        paths.some((path) => path === route || path.startsWith(`${route}/`)),
        route,
      ).toBe(true);
    }
  });

  it("agree on how far a wide search reaches", () => {
    expect(LADDER.slice(0, 3)).toEqual([500, 1500, 2500]);
    expect(LADDER.at(-1)).toBe(19_500);
    const words = JSON.stringify(
      reference.operations.find(({ id }) => id === "nearestPostcodes")?.parameters,
    );
    expect(words).toContain("19.5 km");
  });
});
