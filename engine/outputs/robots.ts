import type { Renderer } from "../renderer.ts";

export function robotsText({ site, base }: Renderer): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}${base}sitemap.xml\n`;
}
