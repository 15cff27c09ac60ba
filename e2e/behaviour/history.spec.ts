import type { Page } from "@playwright/test";
import {
  expect,
  follow,
  hold,
  markDocument,
  open,
  saveData,
  scrollTo,
  shellReady,
  test,
} from "../test.ts";

test.beforeEach(({ page }) => saveData(page));

const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

type Stop = { path: string; top: number };

/** Two pages of each kind of sidebar. Those of the API are read to their end, which other pages do not reach. */
const STOPS = {
  docs: [
    { path: "/docs/postcode/lookup", top: 800 },
    { path: "/docs/licences", top: 300 },
  ],
  API: [
    { path: "/docs/api/lookup-postcode", top: 100_000 },
    { path: "/docs/api/postcodes", top: 100_000 },
  ],
  none: [
    { path: "/endpoints", top: 1200 },
    { path: "/", top: 400 },
  ],
} as const;
const [guide, licences] = STOPS.docs;
const [operation, group] = STOPS.API;
const addressed = { path: `${group.path}#validate-postcode`, top: 100_000 };

/** The position once the page is in place and what follows its arrival has been drawn. */
async function settledTop(page: Page, path: string): Promise<number> {
  await expect(page).toHaveURL(path);
  return await page.evaluate(async () => {
    await window.navigation?.transition?.finished;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return window.scrollY;
  });
}

/** Scrolls as far as the page goes, and returns the position. */
async function readTo(page: Page, { path, top }: Stop): Promise<number> {
  await settledTop(page, path);
  await scrollTo(page, top);
  return await settledTop(page, path);
}

async function expectPlace(page: Page, { path }: Stop, top: number): Promise<void> {
  expect(Math.abs((await settledTop(page, path)) - top), `distance at ${path}`).toBeLessThan(1);
}

/** Reads both pages, then goes back and forward between them, twice. */
async function goToAndFro(page: Page, first: Stop, second: Stop): Promise<void> {
  await open(page, first.path);
  const sameDocument = await markDocument(page);
  const firstTop = await readTo(page, first);
  await follow(page, second.path);
  const secondTop = await readTo(page, second);
  for (let round = 0; round < 2; round++) {
    await page.goBack();
    await expectPlace(page, first, firstTop);
    await page.goForward();
    await expectPlace(page, second, secondTop);
  }
  expect(await sameDocument()).toBe(true);
}

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`back and forward return to the same position on a ${screen}`, () => {
    test.use(options);

    for (const [from, [first]] of Object.entries(STOPS)) {
      for (const [to, [, second]] of Object.entries(STOPS)) {
        test(`sidebars ${from} and ${to}`, ({ page }) => goToAndFro(page, first, second));
      }
    }

    test("with a fragment in the first address", ({ page }) => goToAndFro(page, addressed, guide));
    test("with a fragment in the second address", ({ page }) => goToAndFro(page, guide, addressed));

    test("between two places of a page, with another page after them", async ({ page }) => {
      await open(page, group.path);
      const groupTop = await readTo(page, { ...group, top: 6000 });
      await follow(page, addressed.path);
      const addressedTop = await readTo(page, { ...addressed, top: 2000 });
      await follow(page, guide.path);
      const guideTop = await readTo(page, guide);
      for (let round = 0; round < 2; round++) {
        await page.goBack();
        await expectPlace(page, addressed, addressedTop);
        await page.goBack();
        await expectPlace(page, group, groupTop);
        await page.goForward();
        await page.goForward();
        await expectPlace(page, guide, guideTop);
      }
    });

    test("after a reload", async ({ page }) => {
      await open(page, guide.path);
      const guideTop = await readTo(page, guide);
      await follow(page, operation.path);
      // Not at its end: before the shell runs, the page is a little shorter.
      await readTo(page, { ...operation, top: 1500 });
      await page.reload();
      // The shell adds to the page above, and the browser keeps what the reader sees in place.
      await shellReady(page);
      const operationTop = await settledTop(page, operation.path);
      expect(Math.abs(operationTop - 1500)).toBeLessThan(100);
      await page.goBack();
      await expectPlace(page, guide, guideTop);
      await page.goForward();
      await expectPlace(page, operation, operationTop);
    });
  });
}

test("a new visit starts at the top, or at the fragment", async ({ page }) => {
  await goToAndFro(page, guide, operation);
  await follow(page, guide.path);
  await expectPlace(page, guide, 0);
  // A link to the page in view counts as a new visit, too.
  await readTo(page, guide);
  await follow(page, guide.path);
  await expectPlace(page, guide, 0);
  await follow(page, addressed.path);
  await expect(page.locator("#validate-postcode")).toBeInViewport();
});

test("a page that was left before it came is shown from its top", async ({ page }) => {
  await open(page, operation.path);
  const operationTop = await readTo(page, operation);
  const release = await hold(page, "**/docs/licences.json");
  await follow(page, licences.path);
  await expect(page).toHaveURL(licences.path);
  await follow(page, guide.path);
  await readTo(page, guide);
  release();
  await page.goBack();
  await expectPlace(page, licences, 0);
  await page.goBack();
  await expectPlace(page, operation, operationTop);
});

test("folds are as the reader left them after back and forward", async ({ page }) => {
  await open(page, group.path);
  const fold = page.locator("details:has(> summary #validate-postcode)");
  const summary = fold.locator("summary").first();
  await summary.click();
  await expect(fold).toHaveAttribute("open");
  const groupTop = await readTo(page, group);
  await follow(page, guide.path);
  const guideTop = await readTo(page, guide);
  await page.goBack();
  await expectPlace(page, group, groupTop);
  await expect(fold).toHaveAttribute("open");
  // Closed again by hand: it stays closed, too.
  await summary.click();
  await expect(fold).not.toHaveAttribute("open");
  await page.goForward();
  await expectPlace(page, guide, guideTop);
  await page.goBack();
  await settledTop(page, group.path);
  await expect(fold).not.toHaveAttribute("open");
});

test("a fold that the address names stays closed once the reader has closed it", async ({
  page,
}) => {
  const path = `${group.path}#validate-postcode-scenario-not-live`;
  await open(page, path);
  const fold = page.locator("#validate-postcode-scenario-not-live");
  await expect(fold).toHaveAttribute("open");
  await fold.locator("summary").first().click();
  await expect(fold).not.toHaveAttribute("open");
  const top = await settledTop(page, path);
  await follow(page, licences.path);
  await settledTop(page, licences.path);
  await page.goBack();
  await expectPlace(page, { path, top }, top);
  await expect(fold).not.toHaveAttribute("open");
});
