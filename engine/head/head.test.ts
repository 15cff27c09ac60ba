import { describe, expect, it } from "vitest";
import type { ColourMode } from "../../src/lib/earlyState.ts";
import { notFoundPage } from "../../src/pages/fixedPages.ts";
import { pageAt, realSite } from "../../testing/realSite.ts";
import { attribute, elementsOf } from "../html.ts";
import { socialTags } from "./socialTags.ts";
import { structuredData } from "./structuredData.ts";
import { themeColourTags } from "./themeColourTags.ts";

const site = await realSite("/postcodes/");
const at = (path: string) => pageAt(site.pages, path);
const root = "https://postcodes.io/postcodes/";

function tagsOf(path: string): Record<string, string | undefined> {
  const elements = elementsOf(socialTags(site, at(path)).join(""));
  return Object.fromEntries(
    elements.map((element) => [
      attribute(element, "property") ?? attribute(element, "name") ?? "",
      attribute(element, "content"),
    ]),
  );
}

describe("socialTags", () => {
  it("tell other sites what a page is, with absolute addresses below the base path", () => {
    const page = at("/docs/api/lookup-postcode");
    expect(tagsOf(page.path)).toMatchObject({
      "og:type": "article",
      "og:site_name": "Postcodes.io",
      "og:locale": "en_GB",
      "og:title": page.title,
      "og:description": page.description,
      "og:url": `${root}docs/api/lookup-postcode`,
      "og:image": `${root}cards/docs/api/lookup-postcode.png`,
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    });
    expect(tagsOf("/")["og:type"]).toBe("website");
    expect(tagsOf("/")["og:image"]).toBe(`${root}cards/index.png`);
  });

  it("an alias shows the card of its real page", () => {
    const image = `${root}cards/docs/api/api-reference-postcodes-io.png`;
    expect(tagsOf("/docs/api/api-reference")["og:image"]).toBe(image);
  });
});

describe("structuredData", () => {
  it.each([
    ["/", "WebSite"],
    ["/docs", "CollectionPage"],
    ["/docs/overview", "TechArticle"],
    ["/endpoints", "APIReference"],
    ["/docs/api", "APIReference"],
    ["/docs/api/places", "APIReference"],
    ["/docs/api/find-place", "APIReference"],
  ])("%s is a %s at its own address", (path, type) => {
    const data = structuredData(site, at(path));
    const url = root + path.slice(1);
    expect(data?.["@context"]).toBe("https://schema.org");
    expect(data?.["@graph"][0]).toMatchObject({ "@type": type, url });
  });

  it("lists the breadcrumbs of the page that lead somewhere", () => {
    const crumbs = (path: string) =>
      structuredData(site, at(path))?.["@graph"][1]?.["itemListElement"];
    const item = (position: number, name: string, path: string) => ({
      "@type": "ListItem",
      position,
      name,
      item: root + path,
    });
    expect(crumbs("/docs/api/find-place")).toEqual([
      item(1, "Home", ""),
      item(2, "API reference", "docs/api"),
      item(3, "Places", "docs/api/places"),
      item(4, at("/docs/api/find-place").label, "docs/api/find-place"),
    ]);
    // The group "Places" of the guides has no page of its own.
    expect(crumbs("/docs/place/lookup")).toEqual([
      item(1, "Home", ""),
      item(2, "Documentation", "docs"),
      item(3, at("/docs/place/lookup").label, "docs/place/lookup"),
    ]);
    expect(crumbs("/")).toBeUndefined();
  });

  it("says nothing of the page that is not found", () => {
    expect(structuredData(site, notFoundPage)).toBeNull();
  });
});

describe("themeColourTags", () => {
  it("hold in the default mode until a script knows better", () => {
    const read = (mode: ColourMode, name: string) =>
      elementsOf(themeColourTags(site.tokens, mode).join("")).map((tag) => attribute(tag, name));
    expect(read("light", "media")).toEqual([undefined]);
    expect(read("system", "media")).toEqual([
      "(prefers-color-scheme:light)",
      "(prefers-color-scheme:dark)",
    ]);
    const [light, dark] = read("system", "content");
    expect(read("light", "content")).toEqual([light]);
    expect(read("dark", "content")).toEqual([dark]);
    expect(light).not.toBe(dark);
  });
});
