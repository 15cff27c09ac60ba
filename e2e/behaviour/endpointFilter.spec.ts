import type { Page } from "@playwright/test";
import { spokenWords } from "../spokenWords.ts";
import { expect, follow, markDocument, open, scrollTo, test } from "../test.ts";
import { tooSmall } from "../touchTargets.ts";

const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const showAll = (page: Page) => page.getByRole("button", { name: "Show all" });

async function expectCount(page: Page, words: string): Promise<void> {
  await expect.poll(() => spokenWords(page)).toContain(words);
}

const ALL = "Showing 7 of 7 endpoints";

test("groups and methods narrow the list, and the count follows", async ({ page }) => {
  await open(page, "/endpoints");
  await expectCount(page, ALL);
  await expect(showAll(page)).toBeHidden();

  await box(page, "Places").check();
  await expect(page.locator("#query-places")).toBeVisible();
  for (const id of ["#postcodes", "#lookup-postcode", "#outward-codes", "#service-health"])
    await expect(page.locator(id), id).toBeHidden();
  const list = page.getByRole("navigation", { name: "Endpoints on this page" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expectCount(page, "Showing 1 of 7 endpoints");

  await box(page, "Outward codes").check();
  await expectCount(page, "Showing 2 of 7 endpoints");
  await expect(page.locator("#outward-codes")).toBeVisible();

  await showAll(page).click();
  await expectCount(page, ALL);
  await expect(showAll(page), "focus is not lost").toBeFocused();

  await box(page, "POST").check();
  await expect(page.locator("#bulk-lookup-postcodes")).toBeVisible();
  for (const id of ["#lookup-postcode", "#places"]) await expect(page.locator(id), id).toBeHidden();
  await expectCount(page, "Showing 1 of 7 endpoints");
  await box(page, "GET").check();
  await expectCount(page, ALL);
});

test("nothing left is said, with a way out", async ({ page }) => {
  await open(page, "/endpoints");
  await box(page, "POST").check();
  await box(page, "Places").check();
  await expectCount(page, "Showing 0 of 7 endpoints. No group you ticked has that method.");
  await expect(page.getByRole("article").getByRole("heading")).toHaveCount(1);
  await expect(
    page.getByRole("navigation", { name: "Endpoints on this page" }),
    "no empty box",
  ).toBeHidden();
  await box(page, "Postcodes").check();
  await expectCount(page, "Showing 1 of 7 endpoints");
  expect(await spokenWords(page)).not.toContain("No group");
  await showAll(page).click();
  await expectCount(page, ALL);
});

test("the new count is announced", async ({ page }) => {
  await open(page, "/endpoints");
  const status = page.getByRole("status");
  await box(page, "Places").check();
  await expect(status.filter({ hasText: /^Showing 1 of 7 endpoints$/ })).toHaveCount(1);
  await box(page, "POST").check();
  await expect(
    status.filter({
      hasText: /^Showing 0 of 7 endpoints\. No group you ticked has that method\.$/,
    }),
  ).toHaveCount(1);
  await showAll(page).click();
  await expect(status.filter({ hasText: /^Showing 7 of 7 endpoints$/ })).toHaveCount(1);
});

test("keys tick, and Enter submits nothing", async ({ page }) => {
  await open(page, "/endpoints");
  const sameDocument = await markDocument(page);
  await box(page, "Postcodes").focus();
  await page.keyboard.press("Tab");
  await expect(box(page, "Outward codes")).toBeFocused();
  await page.keyboard.press("Space");
  await expectCount(page, "Showing 1 of 7 endpoints");
  await page.keyboard.press("Enter");
  await expectCount(page, "Showing 1 of 7 endpoints");
  await expect(page).toHaveURL("/endpoints");
  expect(await sameDocument()).toBe(true);
});

test("an address shows what it names, though it was hidden, and the filter can hide it again", async ({
  page,
}) => {
  await open(page, "/endpoints");
  await box(page, "Places").check();
  await expect(page.locator("#ping")).toBeHidden();
  await page.evaluate(() => location.assign("#ping"));
  await expect(page.locator("#ping")).toBeInViewport();
  await expect(box(page, "Places")).not.toBeChecked();
  await expectCount(page, ALL);

  await box(page, "Places").check();
  await expect(page.locator("#ping")).toBeHidden();
});

test("the way back leads to the list as it was", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, "/endpoints");
  const sameDocument = await markDocument(page);
  await box(page, "Outward codes").check();
  await box(page, "GET").check();
  await scrollTo(page, 300);
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(100);
  await follow(page, "/docs/overview");
  await expect(page).toHaveURL("/docs/overview");
  await page.goBack();
  await expect(box(page, "Outward codes")).toBeChecked();
  await expect(box(page, "GET")).toBeChecked();
  await expect(box(page, "Places")).not.toBeChecked();
  await expectCount(page, "Showing 1 of 7 endpoints");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  expect(await sameDocument()).toBe(true);
});

test("paper has every endpoint, and no filter", async ({ page }) => {
  await open(page, "/endpoints");
  await box(page, "Places").check();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#ping")).toBeVisible();
  await expect(box(page, "Places")).toBeHidden();
  await expect(page.getByText("of 7 endpoints").first()).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("options are as high as a finger is wide, and nothing moves when one is chosen", async ({
    page,
  }) => {
    await open(page, "/endpoints");
    const options = page.locator("label", { has: page.getByRole("checkbox") });
    await expect(options).toHaveCount(6);
    expect(await tooSmall(options)).toEqual([]);
    const list = page.getByRole("navigation", { name: "Endpoints on this page" });
    const before = await list.boundingBox();
    await options.filter({ hasText: "Places" }).tap();
    await expect(showAll(page)).toBeVisible();
    expect(await tooSmall(showAll(page))).toEqual([]);
    expect((await list.boundingBox())?.y).toBe(before?.y);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the filter works, and an address shows what it names", async ({ page }) => {
    await page.goto("/endpoints");
    await expectCount(page, ALL);
    await box(page, "Places").check();
    await expectCount(page, "Showing 1 of 7 endpoints");
    await expect(page.locator("#ping")).toBeHidden();
    await page.goto("/endpoints#ping");
    await expect(page.locator("#ping")).toBeVisible();
    await expect(page.locator("#lookup-postcode")).toBeHidden();
    await showAll(page).click();
    await expectCount(page, ALL);
  });
});
