import type { Browser, Page } from "@playwright/test";
import { type Conditions, DESKTOP, inFreshPage, SLOW_CPU, settled } from "../browser.ts";
import { reportedTime } from "../reportedTime.ts";
import { watchNavigation } from "./watchNavigation.ts";

const CONDITIONS: Conditions = { screen: DESKTOP, cpu: SLOW_CPU, hasSlowNetwork: false };
const QUIET = 300;

/**
 * Opens a page, points at a link until its page has been fetched ahead, clicks it, and returns the milliseconds until
 * the new heading is painted, or says why there are none. Where a page shows no such link, no reader can go that way.
 */
export function measureNavigation(
  browser: Browser,
  origin: string,
  from: string,
  to: string,
): Promise<number | "no link" | "no new heading"> {
  return inFreshPage(browser, CONDITIONS, async (visit) => {
    const { page } = visit;
    const painted = await reportedTime(page);
    await page.addInitScript(watchNavigation);
    await page.goto(origin + from, { waitUntil: "load", timeout: 60_000 });
    // The first movement, so that everything that waits for a person has come.
    await page.mouse.move(640, 700);
    await page.mouse.move(641, 701);
    await settled(visit, QUIET);
    if ((await linkTo(page, to)) === null) return "no link";
    // What comes into view with the link may be of another height than the page expected.
    await settled(visit, QUIET);
    const link = await linkTo(page, to);
    if (link === null) return "no link";
    await page.mouse.move(link.x, link.y);
    await settled(visit, QUIET);
    await page.mouse.click(link.x, link.y);
    return (await painted()) ?? "no new heading";
  });
}

/** The middle of a link that can be seen without opening anything. It is scrolled into view where needed. */
async function linkTo(page: Page, path: string): Promise<{ x: number; y: number } | null> {
  return page.evaluate((target) => {
    const bare = (address: string) => address.replace(/(?:\/index)?(?:\.html)?\/?$/, "");
    const link = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].find(
      (candidate) =>
        candidate.origin === location.origin &&
        bare(candidate.pathname) === bare(target) &&
        candidate.hash === "" &&
        candidate.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    if (link === undefined) return null;
    link.scrollIntoView({ block: "nearest", behavior: "instant" });
    const [box = link.getBoundingClientRect()] = link.getClientRects();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, path);
}
