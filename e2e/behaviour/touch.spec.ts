import { expect, open, test } from "../test.ts";
import { showsWords, tooSmall } from "../touchTargets.ts";

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test("what leads through the site is as high as a finger is wide", async ({ page }) => {
  await open(page, "/docs/api/lookup-postcode");
  expect(await tooSmall(page.locator("header :is(a, button)"))).toEqual([]);
  expect(await tooSmall(page.locator("footer nav a"))).toEqual([]);
  expect(
    await tooSmall(page.getByRole("navigation", { name: "Previous and next page" }).locator("a")),
  ).toEqual([]);
  await page.getByRole("button", { name: "Open menu" }).tap();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect.poll(() => drawer.locator("a:visible").count()).toBeGreaterThan(5);
  expect(await tooSmall(drawer.locator(":is(a, summary, button):visible"))).toEqual([]);
});

test("what works inside an article is, too", async ({ page }) => {
  await open(page, "/docs/api/bulk-postcode-lookup");
  await page.locator("summary", { hasText: "On this page" }).tap();
  const controls = page.locator("main :is(summary, [role=tab], button, details nav a):visible");
  await expect(page.locator("main details nav a").first()).toBeVisible();
  expect(await controls.count()).toBeGreaterThan(20);
  expect(await tooSmall(controls)).toEqual([]);
});

/** WCAG 2.5.8, in both directions: a sign is no line of text. */
const LEAST = 24;

for (const path of ["/", "/docs/api/postcodes", "/docs/postcode/lookup"]) {
  test(`the sign that links to a heading has room on ${path}`, async ({ page }) => {
    await open(page, path);
    const signs = await page
      .locator("[data-direct-link]:visible")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
    expect(signs.length).toBeGreaterThan(0);
    expect(
      Math.min(...signs.flatMap(({ width, height }) => [width, height])),
    ).toBeGreaterThanOrEqual(LEAST);
  });
}

test("controls that show no words are as wide as that", async ({ page }) => {
  await open(page, "/docs/api/bulk-postcode-lookup");
  for (const name of [
    "Open menu",
    "Search",
    /^Colour mode: /,
    "Dismiss announcement",
    "Copy code",
    "Wrap long lines",
  ]) {
    const controls = page.getByRole("button", { name });
    await expect(controls.first(), String(name)).toBeVisible();
    // Otherwise their width would not be looked at.
    expect(await showsWords(controls.first()), String(name)).toBe(false);
    expect(await tooSmall(controls)).toEqual([]);
  }
  await page.getByRole("button", { name: "Open menu" }).tap();
  const close = page.getByRole("button", { name: "Close menu" });
  await expect(close).toBeVisible();
  expect(await showsWords(close)).toBe(false);
  expect(await tooSmall(close)).toEqual([]);
});
