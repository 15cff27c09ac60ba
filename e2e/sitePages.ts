import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** Every page of the built site, from its own sitemap: bare paths. */
export function sitemapPaths(): string[] {
  const xml = readFileSync(resolve("dist/sitemap.xml"), "utf8");
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}
