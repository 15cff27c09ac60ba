import { escapeHtml } from "../html.ts";
import type { Renderer } from "../renderer.ts";

/** Every page under its canonical address, once. */
export function sitemapXml({ pages, canonicalUrl }: Renderer): string {
  const urls = pages
    .filter(({ canonicalPath }) => canonicalPath === undefined)
    .map((page) => `  <url><loc>${escapeHtml(canonicalUrl(page))}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
