import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "../test.ts";

const OPERATION = "/docs/api/lookup-postcode";
const block = (page: Page) => page.getByLabel("Response: A live postcode", { exact: true });
const name = (page: Page, anchor: string) =>
  block(page).locator(`a[href="#response-200-${anchor}"]`);
const row = (page: Page, anchor: string) => page.locator(`#response-200-${anchor}`);
const marked = (page: Page) => page.locator("[data-marked]");

// The navbar, and with it what sticks below it, is where it comes to rest.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const toCentre = (part: Locator) =>
  part.evaluate((target) => target.scrollIntoView({ block: "center", behavior: "instant" }));

/** Playwright's own pointing may scroll the page. */
async function pointAt(part: Locator): Promise<void> {
  await expect(part).toBeInViewport();
  const box = await part.boundingBox();
  if (box === null) throw new Error("it is not shown");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // A person's mouse moves on. Chromium may report the first movement as that of a mouse at rest under which the page moves.
  await part.page().mouse.move(x, y);
  await part.page().mouse.move(x + 1, y);
}

test.describe("where the response is beside the fields", () => {
  // Low, so that the response scrolls in its box.
  test.use({ viewport: { width: 1700, height: 620 } });

  test.beforeEach(async ({ page }) => {
    await open(page, OPERATION);
    await row(page, "result").evaluate((fold) => fold.setAttribute("open", ""));
  });

  test("pointing at a field marks its whole line there and brings it into view, and moves no page", async ({
    page,
  }) => {
    const field = row(page, "codes").locator("> summary");
    await toCentre(field);
    await expect(name(page, "codes")).not.toBeInViewport();
    const before = await page.evaluate(() => scrollY);
    await pointAt(field);
    await expect(name(page, "codes")).toBeInViewport();
    await expect(marked(page)).toHaveText('"codes"');
    expect(await page.evaluate(() => scrollY)).toBe(before);
    const [line, box] = await name(page, "codes").evaluate((link) => {
      const { width, height, position } = getComputedStyle(link, "::before");
      const { clientWidth } = link.closest("pre") as Element;
      return [{ width: Number.parseFloat(width), height, position }, clientWidth];
    });
    expect(line.position).toBe("absolute");
    expect(line.width).toBeGreaterThanOrEqual(box - 4);
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(marked(page)).toHaveCount(0);
  });

  test("so does focusing it, wherever the pointer rests", async ({ page }) => {
    await page.mouse.move(700, 300);
    await row(page, "codes").locator("> summary").focus();
    await expect(marked(page)).toHaveText('"codes"');
  });

  test("pointing at a name marks its field, or the closed part that it is in, and moves nothing", async ({
    page,
  }) => {
    await toCentre(row(page, "region"));
    const before = await page.evaluate(() => scrollY);
    const marks = (anchor: string) => row(page, anchor).locator("> summary[data-marked]");
    await block(page).evaluate((code) => code.scrollTo(0, code.scrollHeight / 4));
    await pointAt(name(page, "region"));
    await expect(row(page, "region").and(marked(page)).or(marks("region"))).toHaveCount(1);
    await block(page).evaluate((code) => code.scrollTo(0, code.scrollHeight));
    await pointAt(name(page, "codes-lsoa21"));
    await expect(marks("codes")).toHaveCount(1);
    await expect(marked(page)).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

test("a mouse at rest, of which nothing was known, does not take the mark from what has focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1700, height: 620 });
  await page.goto(OPERATION);
  await page.keyboard.press("Tab");
  await page.locator("html[data-shell=ready]").waitFor({ state: "attached" });
  await row(page, "status").locator("a").first().focus();
  await expect(marked(page)).toHaveText('"status"');
  // What browsers report when the page moves under it.
  await page.locator("h1").dispatchEvent("pointermove", { clientX: 9, clientY: 9 });
  await expect(marked(page)).toHaveText('"status"');
});

test("where it is above the fields, nothing is marked", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await open(page, OPERATION);
  await row(page, "status").hover();
  await name(page, "status").hover();
  await expect(marked(page)).toHaveCount(0);
});

test.describe("in the reader’s own colours", () => {
  test.use({ forcedColors: "active", viewport: { width: 1700, height: 900 } });

  test("a mark is an outline of the field, and of the whole line", async ({ page }) => {
    await open(page, OPERATION);
    const outline = (pseudo?: string) =>
      marked(page).evaluate((part, of) => getComputedStyle(part, of).outlineStyle, pseudo);
    await name(page, "status").hover();
    expect(await outline()).toBe("solid");
    await row(page, "status").hover();
    expect([await outline(), await outline("::before")]).toEqual(["none", "solid"]);
  });
});
