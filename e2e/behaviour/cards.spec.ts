import type { Locator, Page } from "@playwright/test";
import { layOutEverything } from "../layout.ts";
import { VARIANT } from "../setup/servers.ts";
import { expect, follow, hold, open, scrollTo, stopTime, test } from "../test.ts";

const GUIDE = "/docs/postcode/lookup";
const CATALOGUE = "/docs/api/api-reference-postcodes-io";
const ENTRY = `${CATALOGUE}#error-postcode-not-found`;
const FILES = /cards-[^/]*\.js|explanations\.json/;

const message = (page: Page) =>
  page.locator("article > p").getByRole("link", { name: "Postcode not found" });
const card = (page: Page) => page.getByRole("dialog", { name: "Postcode not found" });
const arrives = (page: Page, address: string) =>
  expect.poll(() => page.evaluate(() => location.pathname + location.hash)).toBe(address);

const response = (page: Page) => page.locator("pre", { hasText: '"result"' }).first();
const cardOf = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

/** A card opens at once for readers with a keyboard. */
async function focusByKey(page: Page, target: Locator): Promise<void> {
  await page.keyboard.press("Tab");
  await target.focus();
}

/** Where the article is, and how long the page: what a card must not change. */
const layout = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.scrollHeight,
    document.documentElement.scrollWidth,
    document.querySelector("article")?.getBoundingClientRect().toJSON(),
  ]);

/** What comes into view late moves what is below it away from the mouse. */
test.beforeEach(({ page }) => page.addInitScript(layOutEverything));

test("a message has a card with its cause and what to do, and moves nothing", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => FILES.test(request.url()) && requests.push(request.url()));
  await open(page, GUIDE);
  await message(page).scrollIntoViewIfNeeded();
  const before = await layout(page);
  expect(requests).toEqual([]);
  await message(page).hover();
  await expect(card(page)).toHaveText(
    /^Postcode not found404 No live postcode of this name is in the data\.What to doLook for terminated in the response\.Error catalogue$/,
  );
  expect(await layout(page)).toEqual(before);
  expect(requests).toHaveLength(2);
  await card(page).getByRole("link", { name: "Error catalogue" }).click();
  await arrives(page, ENTRY);
  await expect(card(page)).toBeHidden();
});

test("a mouse that passes opens nothing; one that rests opens, may go to the card, and leaves", async ({
  page,
}) => {
  await stopTime(page);
  await open(page, GUIDE);
  const loaded = page.waitForResponse(/explanations/);
  await message(page).hover();
  await loaded;
  await expect(page.locator("#card")).toBeAttached();
  await page.mouse.move(2, 2);
  await page.clock.runFor(1_000);
  await message(page).hover();
  await page.clock.runFor(140);
  await page.mouse.move(2, 2);
  await page.clock.runFor(1_000);
  await expect(card(page)).toBeHidden();

  await message(page).hover();
  await page.clock.runFor(149);
  await expect(card(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(card(page)).toBeVisible();
  // Between the two, and then on the card for as long as one likes.
  await page.mouse.move(2, 2);
  await page.clock.runFor(250);
  await card(page).hover();
  await page.clock.runFor(60_000);
  await expect(card(page)).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(299);
  await expect(card(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(card(page)).toBeHidden();
});

test("Escape closes the card, and focus stays; the card is read where the focus is", async ({
  page,
}) => {
  await open(page, GUIDE);
  await focusByKey(page, message(page));
  await expect(card(page)).toBeVisible();
  await expect(message(page)).toHaveAccessibleDescription(
    "404 No live postcode of this name is in the data. What to do Look for terminated in the response.",
  );
  // The first came late, so it is announced; the next need not be.
  const announced = page.getByRole("status").filter({ hasText: "No live postcode" });
  await expect(announced).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(announced).toHaveCount(0);
  await expect(card(page)).toBeHidden();
  await expect(message(page)).toBeFocused();
  await expect(message(page)).toHaveAccessibleDescription("");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(message(page)).toBeFocused();
  await expect(card(page)).toBeVisible();
  await expect(announced).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(card(page)).toBeHidden();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await arrives(page, ENTRY);
  await expect(card(page)).toBeHidden();
});

test("a card looks the same after a page that brings style of its own", async ({ page }) => {
  await open(page, GUIDE);
  await focusByKey(page, message(page));
  await expect(card(page)).toHaveCSS("position", "fixed");
  await follow(page, "/");
  await expect(page).toHaveURL("/");
  await expect(message(page)).toHaveCount(0);
  await page.goBack();
  await focusByKey(page, message(page));
  await expect(card(page)).toHaveCSS("position", "fixed");
});

test("a card moves with its name, and goes when that is out of view or behind a dialog", async ({
  page,
}) => {
  await open(page, GUIDE);
  await focusByKey(page, message(page));
  await expect(card(page)).toBeVisible();
  const distance = () =>
    page.evaluate(() => {
      const top = (name: string) => document.querySelector(name)?.getBoundingClientRect().top ?? 0;
      return Math.round(top("[aria-describedby=card-text]") - top("#card"));
    });
  const before = await distance();
  await scrollTo(page, await page.evaluate(() => scrollY - 30));
  await expect(card(page)).toBeVisible();
  expect(await distance()).toBe(before);
  await scrollTo(page, 0);
  await expect(card(page)).toBeHidden();
  await message(page).hover();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(card(page)).toBeHidden();
});

test("where its text does not come, links lead where they always do", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await page.route("**/explanations.json", (route) => route.abort());
  await open(page, GUIDE);
  const failed = page.waitForEvent("requestfailed");
  await focusByKey(page, message(page));
  await failed;
  await expect(card(page)).toBeHidden();
  await page.keyboard.press("Enter");
  await arrives(page, ENTRY);
});

test("in a block, arrow keys lead from card to card, and Escape first closes the card", async ({
  page,
}) => {
  await open(page, "/docs/api/lookup-postcode");
  const block = response(page);
  await focusByKey(page, block);
  await page.keyboard.press("ArrowDown");
  await expect(cardOf(page, "status")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(cardOf(page, "result")).toBeVisible();
  await page.keyboard.press("End");
  const last = block.locator("a").last();
  await expect(last).toBeFocused();
  const name = (await last.textContent())?.replaceAll('"', "") ?? "";
  await expect(cardOf(page, name)).toContainText("Source");
  await page.keyboard.press("Escape");
  await expect(cardOf(page, name)).toBeHidden();
  await expect(last).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(block).toBeFocused();
});

test("a name that scrolls under a resting mouse takes no card from the one with the focus", async ({
  page,
}) => {
  await open(page, "/docs/api/lookup-postcode");
  const block = response(page);
  const names = block.locator("a");
  await names.nth(4).scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await names.nth(4).boundingBox()) ?? {};
  const place = { clientX: Math.round(x) + 9, clientY: Math.round(y) + 9 };
  await page.mouse.move(place.clientX - 1, place.clientY);
  await expect(page.locator("#card")).toBeVisible();
  await page.mouse.move(place.clientX, place.clientY);
  await focusByKey(page, block);
  await page.keyboard.press("End");
  await expect(names.last()).toBeFocused();
  const name = (await names.last().textContent())?.replaceAll('"', "") ?? "";
  await expect(cardOf(page, name)).toBeVisible();
  // What browsers do then, some of them late.
  await names.nth(9).dispatchEvent("pointerover", { pointerType: "mouse", ...place });
  // Longer than a mouse has to rest.
  await page.waitForTimeout(500);
  await expect(cardOf(page, name)).toBeVisible();
});

test("a field has its card where a table names it, and a link without one has none", async ({
  page,
}) => {
  await open(page, "/docs/postcode/schema");
  const name = page.getByRole("table").getByRole("link", { name: "longitude" }).first();
  await name.hover();
  const card = page.getByRole("dialog", { name: "longitude" });
  await expect(card).toContainText("Coverage");
  await name.evaluate((link) => link.setAttribute("href", "#no-field"));
  await page.mouse.move(2, 2);
  await expect(card).toBeHidden();
  await name.hover();
  await page.waitForTimeout(400);
  await expect(card).toBeHidden();
});

test("below another path of the site, links in blocks have cards too", async ({ page }) => {
  await open(page, `${VARIANT.origin}${VARIANT.base}docs/api/lookup-postcode`);
  const inBlock = page.locator("pre a", { hasText: "Postcode not found" }).first();
  await inBlock.evaluate((link) => {
    for (
      let part = link.closest("details");
      part;
      part = part.parentElement?.closest("details") ?? null
    )
      part.open = true;
  });
  await inBlock.hover();
  await expect(card(page)).toBeVisible();
});

test.describe("by touch, on a small screen", () => {
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

  test("a mouse at rest that speaks up makes no tap a click", async ({ page }) => {
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
});
