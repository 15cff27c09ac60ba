import { expect, test } from "vitest";
import { testPage } from "../../testing/fixtures/page.ts";
import { sitemapXml } from "./sitemap.ts";

test("has every page once by its canonical address, with its last change if that is known", () => {
  const { page: dated } = testPage("/docs/a", "", { updated: "2026-02-03" });
  const { page: undated } = testPage("/docs/b", "");
  const { page: alias } = testPage("/docs/c", "", { canonicalPath: "/docs/b" });
  const xml = sitemapXml({ base: "/sub/", pages: [dated, undated, alias] });
  expect(xml.match(/<url>.*<\/url>/g)).toEqual([
    "<url><loc>https://postcodes.io/sub/docs/a</loc><lastmod>2026-02-03</lastmod></url>",
    "<url><loc>https://postcodes.io/sub/docs/b</loc></url>",
  ]);
});
