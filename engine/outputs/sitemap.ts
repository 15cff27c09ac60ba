import { canonicalUrl } from "../../src/pages/canonicalUrl.ts";
import type { Site } from "../../src/pages/page.ts";
import { escapeHtml } from "../html.ts";

/** Every page under its canonical address, once, with the day of its last change. */
export function sitemapXml({ pages, base }: Pick<Site, "pages" | "base">): string {
  const urls = pages
    .filter(({ canonicalPath }) => canonicalPath === undefined)
    .map((page) => {
      const changed = page.updated === undefined ? "" : `<lastmod>${page.updated}</lastmod>`;
      return `  <url><loc>${escapeHtml(canonicalUrl(base, page))}</loc>${changed}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
