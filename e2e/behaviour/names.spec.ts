import type { Page } from "@playwright/test";
import { expect, open, test } from "../test.ts";

const OPERATION = "/docs/api/lookup-postcode";
const RESPONSE = "Response: A live postcode";

const response = (page: Page, label = RESPONSE) => page.getByLabel(label, { exact: true });
const name = (page: Page, text: string) =>
  response(page).getByRole("link", { name: `"${text}"`, exact: true });

test("a name leads to its field on the page, and opens what it is in", async ({ page }) => {
  await open(page, OPERATION);
  const field = page.locator("#response-200-codes-lsoa21");
  await expect(field).toBeHidden();
  await name(page, "lsoa21").last().scrollIntoViewIfNeeded();
  // The navbar goes when the page has scrolled, and the samples take its place: not while the mouse is pressed.
  await expect(page.locator("html")).toHaveAttribute("data-navbar-hidden");
  await name(page, "lsoa21").last().click();
  await expect(page).toHaveURL(/#response-200-codes-lsoa21$/);
  await expect(field).toBeInViewport();
});

test("on a guide it leads to the guide of the object, or else to the reference", async ({
  page,
}) => {
  await open(page, "/docs/postcode/lookup");
  await name(page, "admin_district").first().click();
  await expect(page).toHaveURL(/\/docs\/postcode\/schema#admin-district$/);
  await expect(page.locator("#admin-district")).toBeInViewport();
  await page.goBack();
  await name(page, "status").first().click();
  await expect(page).toHaveURL(/\/docs\/api\/lookup-postcode#response-200-status$/);
});

test("names in the body of a request are links too, also after another language was chosen", async ({
  page,
}) => {
  await open(page, "/docs/postcode/bulk");
  const code = page.getByRole("tabpanel").first().locator("code");
  const link = code.getByRole("link", { name: '"postcodes"' });
  await expect(link).toHaveAttribute("href", "/docs/api/bulk-postcode-lookup#body-postcodes");
  const tabs = page.getByRole("tablist").first();
  await tabs.getByRole("tab", { name: "Go" }).click();
  await expect(code).toContainText("package main");
  await tabs.getByRole("tab", { name: "curl" }).click();
  await expect(link).toBeVisible();
});

test.describe("by keyboard", () => {
  test("the block is one stop, arrow keys move inside, Escape and Tab leave", async ({ page }) => {
    await open(page, OPERATION);
    const block = response(page);
    await page.getByRole("button", { name: "Copy code" }).nth(1).focus();
    await page.keyboard.press("Tab");
    await expect(block).toBeFocused();
    await expect(block).toHaveAttribute("aria-description", /arrow keys/);
    await page.keyboard.press("ArrowUp");
    await expect(block, "there is nothing before the first name").toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(name(page, "status")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await expect(name(page, "result")).toBeFocused();
    await page.keyboard.press("End");
    await expect(name(page, "lsoa21").last()).toBeFocused();
    await expect(name(page, "lsoa21").last()).toBeInViewport();
    // The first Escape is for the card of the name.
    const card = page.getByRole("dialog", { name: "lsoa21" });
    await expect(card).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(block).toBeFocused();
    await page.keyboard.press("Home");
    await expect(name(page, "status")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(
      await block.evaluate((code) => code.contains(document.activeElement)),
      "Tab leaves the block",
    ).toBe(false);
    await page.keyboard.press("Shift+Tab");
    await expect(block).toBeFocused();
  });

  test("keys with others and keys sideways are the browser’s", async ({ page }) => {
    await open(page, OPERATION);
    await response(page).focus();
    for (const key of ["Shift+ArrowDown", "Control+End", "ArrowRight", "Escape"]) {
      await page.keyboard.press(key);
      await expect(response(page), key).toBeFocused();
    }
  });

  test("beyond the last name the page scrolls", async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 500 });
    await open(page, OPERATION);
    await response(page).focus();
    await page.keyboard.press("End");
    const before = await page.evaluate(() => scrollY);
    for (let press = 0; press < 20; press++) await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("names are links that Tab passes over", async ({ page }) => {
    await page.goto(OPERATION);
    await expect(name(page, "status")).toHaveAttribute("href", "#response-200-status");
    await response(page).focus();
    await page.keyboard.press("Tab");
    await expect(page.locator("pre a:focus")).toHaveCount(0);
    await page.keyboard.press("Shift+Tab");
    await expect(response(page)).toBeFocused();
  });
});

test.describe("in the reader’s own colours", () => {
  test.use({ forcedColors: "active" });

  test("names are underlined", async ({ page }) => {
    await open(page, OPERATION);
    const [line, colour, text] = await name(page, "status").evaluate((link) => {
      const style = getComputedStyle(link);
      return [style.textDecorationLine, style.textDecorationColor, style.color];
    });
    expect(line).toBe("underline");
    expect(colour).toBe(text);
  });
});

test("on paper no address follows a name", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/docs/postcode/lookup");
  const contents = await page
    .locator("pre a")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").content));
  expect(contents.length).toBeGreaterThan(10);
  expect(new Set(contents)).toEqual(new Set(["none"]));
});
