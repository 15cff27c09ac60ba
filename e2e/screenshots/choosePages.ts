import { PAGE_OF_EACH_KIND, sitemapPaths } from "../pages.ts";

/** An address without a page shows the not-found page. */
export const NOT_FOUND = PAGE_OF_EACH_KIND["not found"];

/** Every page of the sitemap and the not-found page, or those whose path begins with one of the prefixes. */
export function choosePages(prefixes: readonly string[]): string[] {
  const all = [...sitemapPaths(), NOT_FOUND];
  for (const prefix of prefixes) {
    if (all.some((path) => path.startsWith(prefix))) continue;
    throw new Error(
      `No page begins with "${prefix}". Give the beginning of a path in dist/sitemap.xml, such as /docs/api, or ${NOT_FOUND}.`,
    );
  }
  if (prefixes.length === 0) return all;
  return all.filter((path) => prefixes.some((prefix) => path.startsWith(prefix)));
}
