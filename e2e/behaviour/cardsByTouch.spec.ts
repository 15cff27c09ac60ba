import type { Page } from "@playwright/test";
import { arrives, CATALOGUE, card, ENTRY, GUIDE, message } from "../cards.ts";
import { layOutEverything } from "../layout.ts";
import { expect, hold, open, test } from "../test.ts";

/** What comes into view late moves what is below it away from the mouse. */
test.beforeEach(({ page }) => page.addInitScript(layOutEverything));

test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true });

const inWindow = (page: Page) =>
  card(page).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    return left >= 0 && top >= 0 && right <= clientWidth && bottom <= innerHeight;
  });

test("the first tap opens the card whole, the second follows the link", async ({ page }) => {
  await open(page, GUIDE);
  await message(page).tap();
  await expect(card(page)).toBeVisible();
  expect(await inWindow(page)).toBe(true);
  expect(page.url()).toContain(GUIDE);
  await page.touchscreen.tap(300, 600);
  await expect(card(page)).toBeHidden();
  await message(page).tap();
  await expect(card(page)).toBeVisible();
  await message(page).tap();
  await arrives(page, ENTRY);
  await expect(card(page)).toBeHidden();
});

test("the link in the card leads there too", async ({ page }) => {
  await open(page, GUIDE);
  await message(page).tap();
  await card(page).getByRole("link").tap();
  await arrives(page, ENTRY);
});

test("a second tap does not wait for a card that is late", async ({ page }) => {
  const release = await hold(page, "**/explanations.json");
  await open(page, GUIDE);
  await message(page).tap();
  await page.waitForTimeout(300);
  expect(page.url()).not.toContain(CATALOGUE);
  await message(page).tap();
  await arrives(page, ENTRY);
  release();
  await page.waitForTimeout(300);
  await expect(card(page)).toBeHidden();
});

test("events of a mouse at rest make no tap a click", async ({ page }) => {
  await open(page, GUIDE);
  await message(page).dispatchEvent("pointerdown", { pointerType: "touch" });
  await page.locator("h1").dispatchEvent("pointerover", { pointerType: "mouse" });
  await message(page).dispatchEvent("click", { detail: 1 });
  await expect(card(page)).toBeVisible();
  expect(page.url()).toContain(GUIDE);
});

test("where the card cannot come, the first tap follows", async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await page.route("**/explanations.json", (route) => route.abort());
  await open(page, GUIDE);
  await message(page).tap();
  await arrives(page, ENTRY);
});

test("it scrolls where the window is too low for it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, GUIDE);
  await message(page).tap();
  await expect(card(page)).toBeVisible();
  expect(await inWindow(page)).toBe(true);
  const scrolled = await card(page).evaluate(async (element) => {
    element.scrollTop = 20;
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    return element.scrollTop;
  });
  expect(scrolled).toBe(20);
});
