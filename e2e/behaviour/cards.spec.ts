import type { Page } from "@playwright/test";
import { arrives, card, ENTRY, FILES, focusByKey, GUIDE, message } from "../cards.ts";
import { layOutEverything } from "../layout.ts";
import { expect, follow, open, scrollTo, stopTime, test } from "../test.ts";

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
  await open(page, GUIDE);
  await stopTime(page);
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
