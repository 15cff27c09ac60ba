import type { Locator } from "@playwright/test";
import { expect, open, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const FINGER = 44;

/** The words of controls that are lower than a finger is wide. */
async function tooLow(controls: Locator): Promise<string[]> {
  const visible = (await controls.all()).map(async (control) => {
    const box = await control.boundingBox();
    if (box === null) return [];
    const name = (await control.getAttribute("aria-label")) ?? (await control.innerText());
    return box.height < FINGER - 0.5 ? [`${name.trim()}: ${box.height}`] : [];
  });
  return (await Promise.all(visible)).flat();
}

test("what leads through the site is as high as a finger is wide", async ({ page }) => {
  await open(page, "/docs/api/lookup-postcode");
  expect(await tooLow(page.locator("header :is(a, button)"))).toEqual([]);
  expect(await tooLow(page.locator("footer nav a"))).toEqual([]);
  expect(
    await tooLow(page.getByRole("navigation", { name: "Previous and next page" }).locator("a")),
  ).toEqual([]);
  await page.getByRole("button", { name: "Open menu" }).tap();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect.poll(() => drawer.locator("a:visible").count()).toBeGreaterThan(5);
  expect(await tooLow(drawer.locator(":is(a, summary, button):visible"))).toEqual([]);
});

test("what works inside an article is, too", async ({ page }) => {
  await open(page, "/docs/api/bulk-postcode-lookup");
  await page.locator("summary", { hasText: "On this page" }).tap();
  const controls = page.locator("main :is(summary, [role=tab], button, details nav a):visible");
  await expect(page.locator("main details nav a").first()).toBeVisible();
  expect(await controls.count()).toBeGreaterThan(20);
  expect(await tooLow(controls)).toEqual([]);
});

test("the home page's first steps are, too", async ({ page }) => {
  await open(page, "/");
  const steps = page
    .getByRole("navigation", { name: "Where to start" })
    .getByRole("link")
    .or(page.getByRole("link", { name: "Read the overview" }));
  await expect(steps).toHaveCount(6);
  expect(await tooLow(steps)).toEqual([]);
});
