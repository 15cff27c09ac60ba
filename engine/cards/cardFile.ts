import { pageFile } from "../../src/lib/barePath.ts";
import type { Page } from "../../src/pages/page.ts";

/** Where a page's card stands below the site: `cards/docs/overview.png`. An alias shows its real page's card. */
export function cardFile({ path, canonicalPath }: Pick<Page, "path" | "canonicalPath">): string {
  return `cards/${pageFile(canonicalPath ?? path, ".png")}`;
}
