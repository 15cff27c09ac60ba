import { expect, open, saveData, shellReady, test } from "../test.ts";

test.beforeEach(({ page }) => saveData(page));

// In a large window the last sections are short, and some cannot come to its top.
test.use({ viewport: { width: 1920, height: 1080 } });

for (const path of ["/docs/overview", "/docs/self-host", "/docs/postcode/bulk", "/docs/api"]) {
  test(`the contents of ${path} mark the entry that was chosen`, async ({ page }) => {
    await open(page, path);
    await page.mouse.move(500, 400);
    await shellReady(page);
    const entries = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const count = await entries.count();
    for (let index = Math.max(0, count - 5); index < count; index += 1) {
      const entry = entries.nth(index);
      await entry.click();
      await expect(entry).toHaveAttribute("aria-current", "location");
      await page.mouse.wheel(0, -1500);
    }
  });
}
