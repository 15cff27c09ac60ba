import type { Page } from "@playwright/test";
import { sidewaysScroll } from "../layout.ts";
import { PAGE_OF_EACH_KIND } from "../pages.ts";
import { expect, open, scrollTo, test } from "../test.ts";

/** A window of 1280 × 1024 px at 400 % has this many CSS pixels. */
const ZOOMED = { width: 320, height: 256 };
// The navbar is measured where it comes to rest.
test.use({ viewport: ZOOMED, contextOptions: { reducedMotion: "reduce" } });

/** How much of the window is covered by what stays in place while the page scrolls. */
function coveredHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const navbar = document.querySelector("[data-navbar]")?.getBoundingClientRect();
    return navbar === undefined ? 0 : Math.max(0, navbar.bottom);
  });
}

for (const kind of ["home", "endpoints", "schema guide", "operation"] as const) {
  test(`the ${kind} page fits and leaves room to read at 400 %`, async ({ page }) => {
    await open(page, PAGE_OF_EACH_KIND[kind]);
    expect(await sidewaysScroll(page)).toBeNull();
    // Back up a little, which brings the navbar back: the least room there is.
    await scrollTo(page, 1200);
    await expect(page.locator("html")).toHaveAttribute("data-navbar-hidden");
    await scrollTo(page, 1100);
    await expect(page.locator("html")).not.toHaveAttribute("data-navbar-hidden");
    await expect.poll(() => coveredHeight(page)).toBeLessThanOrEqual(ZOOMED.height / 4);
  });
}

test("the menu opens and reaches its last link at 400 %", async ({ page }) => {
  await open(page, PAGE_OF_EACH_KIND.guide);
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  const last = menu.getByRole("link").last();
  await expect(last).not.toBeInViewport();
  await menu.hover();
  // A turn of the wheel while the menu is still on its way in may be lost.
  await expect(async () => {
    await page.mouse.wheel(0, 5000);
    await expect(last).toBeInViewport({ ratio: 1, timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  expect(await menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
