import type { Page } from "@playwright/test";
import { bar, entry, fold, line } from "../contentsBar.ts";
import { expect, open, scrollTo, test } from "../test.ts";

const top = (page: Page) =>
  bar(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
const navbarHeight = 60;

/**
 * What has moved by itself since the page was there whole. Before, a browser may draw a document of which a part is still
 * to come, and what is drawn moves with it.
 */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const [load] = performance.getEntriesByType("navigation");
        const whole = load instanceof PerformanceNavigationTiming ? load.domInteractive : 0;
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .filter(({ startTime }) => startTime > whole)
              .map((shift) => `${JSON.stringify(shift)}, whole at ${whole}`),
          ),
        ).observe({ type: "layout-shift", buffered: true });
        // Without any, there is no call.
        setTimeout(() => resolve([]), 200);
      }),
  );

for (const [width, path] of [
  [390, "/docs/postcode/lookup"],
  [834, "/docs/overview"],
  [1180, "/docs/api"],
  [1440, "/docs/api/lookup-postcode"],
  [1728, "/docs/api/bulk-postcode-lookup"],
] as const) {
  test.describe(`${path} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("has a bar after its title, which stays in view, moves nothing, and covers nothing that an entry leads to", async ({
      page,
    }) => {
      await open(page, path);
      const title = await page.getByRole("heading", { level: 1 }).boundingBox();
      const start = await top(page);
      expect(start).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
      const [box, main] = [
        await bar(page).boundingBox(),
        await page.getByRole("main").boundingBox(),
      ];
      expect(box?.width, "from edge to edge").toBeGreaterThanOrEqual((main?.width ?? 0) - 1);
      await expect(line(page)).toHaveText("On this page");
      await scrollTo(page, start + 300);
      await expect.poll(() => top(page), "the navbar hides").toBe(-1);
      await scrollTo(page, start + 200);
      await expect.poll(() => top(page), "the navbar is back").toBe(navbarHeight - 1);
      await scrollTo(page, 0);
      await expect.poll(() => top(page)).toBe(start);

      await page.mouse.move(width / 2, 400);
      for (const distance of [300, 300, 300, -200, 400, -1200]) {
        await page.mouse.wheel(0, distance);
        // As long as the navbar takes to hide or return.
        await page.waitForTimeout(300);
      }
      await line(page).click();
      await expect(fold(page).getByRole("link").first()).toBeVisible();
      await page.keyboard.press("Escape");
      expect(await moved(page)).toEqual([]);

      const hrefs = await fold(page)
        .locator("a")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      expect(hrefs.length).toBeGreaterThan(2);
      for (const href of hrefs) {
        await line(page).click();
        await fold(page).locator(`a[href="${href}"]`).click();
        await expect(fold(page)).not.toHaveAttribute("open");
        await expect(page).toHaveURL(`${path}${href}`);
        const isSeen = () =>
          page.locator(href).evaluate((heading) => {
            const { left, top: above, height } = heading.getBoundingClientRect();
            return heading.contains(document.elementFromPoint(left + 2, above + height / 2));
          });
        await expect.poll(isSeen, href).toBe(true);
      }
    });
  });
}

for (const [name, viewport] of [
  ["a phone held sideways", { width: 844, height: 390 }],
  ["a window at 400 %", { width: 320, height: 256 }],
] as const) {
  test(`${name} keeps its height for the text`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, "/docs/overview");
    await expect(bar(page)).toBeVisible();
    await scrollTo(page, 1000);
    await expect(bar(page)).not.toBeInViewport();
    // The list opens where its line is, and fits.
    await line(page).click();
    const list = await bar(page).getByRole("navigation").boundingBox();
    expect(list?.height).toBeLessThanOrEqual(viewport.height * 0.6);
    await entry(page, "Wide search").click();
    await expect(fold(page).locator("[aria-current]")).toHaveText("Wide search");
  });
}

for (const [width, keys] of [
  [390, ["Tab", "Tab", "Enter", "Tab", "Tab"]],
  [1400, ["Tab", "Tab", "Tab"]],
] as const) {
  test(`focus in the contents does not scroll the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/docs/postcode/lookup");
    // The navbar hides on the way down and returns on the way up.
    for (const distance of [900, 700]) {
      await scrollTo(page, distance);
      await bar(page).getByRole("link", { name: "Guide" }).focus();
      for (const key of keys) await page.keyboard.press(key);
      await expect(fold(page).getByRole("link").nth(1)).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(distance);
      await page.keyboard.press("Escape");
    }
  });
}

test("a page without headings has no bar", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/docs/postcode/query");
  await expect(page.locator("article :is(h2, h3)")).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
});
