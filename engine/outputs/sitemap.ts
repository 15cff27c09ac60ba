import { canonicalUrl } from "../../src/pages/canonicalUrl.ts";
import type { Site } from "../../src/pages/page.ts";
import { escapeHtml } from "../html.ts";

/** Every page under its canonical address, once. */
export function sitemapXml({ pages, base }: Site): string {
  const urls = pages
    .filter(({ canonicalPath }) => canonicalPath === undefined)
    .map((page) => `  <url><loc>${escapeHtml(canonicalUrl(base, page))}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
