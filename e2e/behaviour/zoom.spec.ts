import type { Page } from "@playwright/test";
import { sidewaysScroll, spaceText } from "../layout.ts";
import { PAGE_OF_EACH_KIND } from "../pages.ts";
import { activeOption, dialog, field, options, searchButton } from "../searchDialog.ts";
import { expect, open, scrollTo, test, turnWheelTo } from "../test.ts";

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
  await turnWheelTo(page, last);
  expect(await menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test("the search opens and reaches its last result at 400 %", async ({ page }) => {
  await open(page, PAGE_OF_EACH_KIND.guide);
  await searchButton(page).click();
  await field(page).fill("postcode");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("End");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await expect(activeOption(page)).toBeInViewport({ ratio: 0.9 });
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  expect(await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

/**
 * Words that are cut off by a box around them, in a part of the page. A teaser has so many lines with any spacing, and the
 * page that it leads to has all of it.
 */
function cutOff(page: Page, part: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const hides = (overflow: string) => /hidden|clip/.test(overflow);
    return [...document.querySelectorAll(`${selector}, :is(${selector}) *`)]
      .filter((box) => box.closest(".visually-hidden, svg") === null && box.clientWidth > 0)
      .filter((box) => {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(box);
        if (webkitLineClamp !== "none") return false;
        return (
          (hides(overflowX) && box.scrollWidth > box.clientWidth + 1) ||
          (hides(overflowY) && box.scrollHeight > box.clientHeight + 1)
        );
      })
      .map((box) => box.outerHTML.slice(0, 160));
  }, part);
}

// clipping.spec.ts looks at the articles.
for (const width of [320, 1280]) {
  test(`wider text spacing cuts nothing off around the article at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, PAGE_OF_EACH_KIND.operation);
    await spaceText(page);
    expect(await sidewaysScroll(page)).toBeNull();
    expect(await cutOff(page, "header, footer, [data-sidebar], main nav")).toEqual([]);
    await searchButton(page).click();
    await field(page).fill("postcode");
    await expect(options(page).first()).toBeVisible();
    expect(await cutOff(page, "dialog[open]")).toEqual([]);
    for (const _ of ["clear", "close"]) await page.keyboard.press("Escape");
    if (width > 996) return;
    await page.getByRole("button", { name: "Open menu" }).click();
    expect(await cutOff(page, "dialog[open]")).toEqual([]);
  });
}
