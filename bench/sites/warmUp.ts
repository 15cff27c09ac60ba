import type { Browser } from "@playwright/test";
import { DESKTOP, inFreshPage, settled } from "../browser.ts";
import type { ServedSite } from "./site.ts";

/**
 * Opens every page once: compressing a script of megabytes takes seconds, which no reader of a site waits for. A page
 * that fails is no use for a comparison.
 */
export async function warmUp(browser: Browser, sites: readonly ServedSite[]): Promise<void> {
  const conditions = { screen: DESKTOP, cpu: 1, hasSlowNetwork: false };
  for (const { label, origin, pages } of sites) {
    console.log(`Opening the pages of ${label} once …`);
    for (const path of Object.values(pages)) {
      await inFreshPage(browser, conditions, async (visit) => {
        const errors: string[] = [];
        visit.page.on("pageerror", ({ message }) => errors.push(message));
        await visit.page.goto(origin + path, { waitUntil: "load", timeout: 120_000 });
        await settled(visit);
        if (errors.length > 0) {
          throw new Error(
            `${label} fails on ${path}: ${errors[0]}. Mend it, or leave it out with --peers.`,
          );
        }
      });
    }
  }
}
