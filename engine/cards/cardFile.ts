import { pageFile } from "../../src/lib/barePath.ts";
import type { Page, Site } from "../../src/pages/page.ts";

/** The path of a page's card below the site: `cards/docs/overview.png`. An alias shows its real page's card. */
export function cardFile({ path, canonicalPath }: Pick<Page, "path" | "canonicalPath">): string {
  return `cards/${pageFile(canonicalPath ?? path, ".png")}`;
}

/** The absolute address of a page's social card: those who fetch it do not know the page's own. */
export function cardUrl({ settings, base }: Pick<Site, "settings" | "base">, page: Page): string {
  return settings.origin + base + cardFile(page);
}
