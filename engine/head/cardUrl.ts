import type { Page, Site } from "../../src/pages/page.ts";
import { cardFile } from "../cards/cardFile.ts";

/** The absolute address of a page's social card: those who fetch it do not know the page's own. */
export function cardUrl({ settings, base }: Pick<Site, "settings" | "base">, page: Page): string {
  return settings.origin + base + cardFile(page);
}
