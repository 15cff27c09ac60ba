import type { Page } from "@playwright/test";
import { expect, open, saveData, shellReady, test, twoFrames } from "../test.ts";

test.beforeEach(({ page }) => saveData(page));

for (const path of ["/", "/endpoints", "/docs/overview", "/docs/licences", "/docs/self-host"]) {
  test(`reloads of ${path} show what the reader saw, though nothing above it is laid out`, async ({
    page,
  }) => {
    await open(page, path);
    await page.mouse.move(500, 400);
    const furthest = await page.evaluate(() => document.body.scrollHeight - window.innerHeight);
    while ((await page.evaluate(() => window.scrollY)) < furthest * 0.6) {
      await page.mouse.wheel(0, 600);
      await twoFrames(page);
    }
    await shellReady(page);
    const index = await firstInView(page);
    const shown = page.locator("main :is(h2, h3, p, td):not(nav *)").nth(index);
    const top = () => shown.evaluate((part) => part.getBoundingClientRect().top);
    const before = await top();
    for (let time = 0; time < 3; time += 1) {
      await page.reload();
      await shellReady(page);
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
    }
  });
}

function firstInView(page: Page): Promise<number> {
  return page
    .locator("main :is(h2, h3, p, td):not(nav *)")
    .evaluateAll((parts) =>
      parts.findIndex((part) => part.checkVisibility() && part.getBoundingClientRect().top > 150),
    );
}
