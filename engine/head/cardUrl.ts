import type { Page } from "../../src/pages/page.ts";
import { cardFile } from "../cards/cardFile.ts";
import type { Renderer } from "../renderer.ts";

/** The absolute address of a page's social card: those who fetch it do not know the page's own. */
export function cardUrl({ site, base }: Pick<Renderer, "site" | "base">, page: Page): string {
  return site.origin + base + cardFile(page);
}
