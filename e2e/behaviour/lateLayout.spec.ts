import type { Page } from "@playwright/test";
import { findInPage } from "../findInPage.ts";
import { expect, follow, open, saveData, scrollTo, test, twoFrames } from "../test.ts";

/** What is far below the window is laid out when the reader comes near; a reader must not notice. */
const PATH = "/docs/overview";
const lastHeading = (page: Page) => page.locator("article h3").last();

test.beforeEach(({ page }) => saveData(page));

/** How many parts of the article the browser has not laid out. */
const skipped = (page: Page) =>
  page
    .locator("article code, article a")
    .evaluateAll(
      (parts) =>
        parts.filter(
          (part) =>
            part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );

test("what is far below has the height of its kind, is laid out when the reader comes near, and on paper", async ({
  page,
}) => {
  await open(page, "/docs/postcode/lookup");
  await expect.poll(() => skipped(page)).toBeGreaterThan(0);
  const heights = await page
    .locator("article > :is(p, ul, figure, [data-wide])")
    .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).containIntrinsicBlockSize));
  expect(new Set(heights).size).toBeGreaterThan(2);
  const code = page.locator("article > figure code").last();
  await code.scrollIntoViewIfNeeded();
  await expect
    .poll(() => code.evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true);
  await page.reload();
  await expect.poll(() => skipped(page)).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => skipped(page)).toBe(0);
});

test("find in page finds words that are far below, and leads to them", async ({ page }) => {
  await open(page, PATH);
  const words = (await page.locator("article > p").last().textContent())?.slice(-30) ?? "";
  expect(await findInPage(page, words)).toBe(true);
  await expect(page.locator("article > p").last()).toBeInViewport();
});

for (const [how, go] of [
  ["a page load", (page: Page, path: string) => open(page, path)],
  ["a link on another page", (page: Page, path: string) => openAndFollow(page, path)],
] as const) {
  test(`${how} arrives at a part that is far below`, async ({ page }) => {
    const id = "glossary-2";
    await go(page, `${PATH}#${id}`);
    const heading = page.locator(`#${id}`);
    await expect(heading).toBeInViewport();
    // Stays there once everything near it is laid out.
    await twoFrames(page);
    await expect(heading).toBeInViewport();
    await expect(page.locator("[data-bar] [aria-current=location]")).toHaveText(
      (await heading.textContent())?.replace(/\s*#?$/, "") ?? "",
    );
  });
}

async function openAndFollow(page: Page, path: string): Promise<void> {
  await open(page, "/docs/licences");
  await follow(page, path);
}

test("the navbar stays while the reader scrolls up and parts above are laid out", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${PATH}#glossary-2`);
  await expect(lastHeading(page)).toBeInViewport();
  await scrollTo(page, await page.evaluate(() => window.scrollY - 100));
  const hidden: boolean[] = [];
  for (let step = 0; step < 12; step++) {
    await scrollTo(page, await page.evaluate(() => window.scrollY - 300));
    hidden.push(
      await page.evaluate(() => document.documentElement.hasAttribute("data-navbar-hidden")),
    );
  }
  expect(hidden).not.toContain(true);
});

test("the footer, which most readers never see, is laid out when the reader comes near", async ({
  page,
}) => {
  await open(page, "/docs/postcode/lookup");
  const words = page.getByRole("contentinfo").locator("p").first();
  const isLaidOut = () =>
    words.evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await words.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
  await expect(words).toBeInViewport();
});

test("focus rings and the ground of what the address names are not cut off", async ({ page }) => {
  await open(page, PATH);
  const room = await page
    .locator("article > p")
    .last()
    .evaluate((box) => getComputedStyle(box).overflowClipMargin);
  // A ring is 3 px wide, 2 px away; the ground reaches 8 px.
  expect(Number.parseFloat(room)).toBeGreaterThanOrEqual(8);
});
