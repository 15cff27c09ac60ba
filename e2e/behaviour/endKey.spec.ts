import { expect, open, saveData, test, twoFrames } from "../test.ts";

test.beforeEach(({ page }) => saveData(page));

for (const [width, path] of [
  [1280, "/docs/api/bulk-postcode-lookup"],
  [640, "/docs/postcode/lookup"],
  [320, "/docs/postcode/lookup"],
] as const) {
  test(`the End key leads to the end of ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, path);
    const below = () =>
      page.evaluate(() => {
        const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
        return Math.floor(scrollHeight - clientHeight - scrollTop);
      });
    await page.keyboard.press("End");
    await expect(page.getByRole("contentinfo").locator("p").first()).toBeInViewport();
    await expect.poll(below).toBe(0);
    // Whoever turns back is left alone. The browser may lose a key pressed while the page still changes its height.
    const scrolledByScript = await page.evaluateHandle(() => {
      const calls: unknown[] = [];
      window.scrollTo = (...args: unknown[]) => void calls.push(args);
      return calls;
    });
    await expect(async () => {
      await page.keyboard.press("PageUp");
      await expect.poll(below, { timeout: 1_000 }).toBeGreaterThan(300);
    }).toPass();
    await twoFrames(page);
    expect(await scrolledByScript.jsonValue()).toEqual([]);
    expect(await below()).toBeGreaterThan(300);
  });
}
