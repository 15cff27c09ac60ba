import { accessibilityViolations, addAxe } from "../accessibility.ts";
import { openFolds } from "../layout.ts";
import { sitemapPaths } from "../pages.ts";
import { expect, shellReady, test } from "../test.ts";
import { expectReadableText } from "../textContrast.ts";

/** Measured by textContrast.ts: faster, and held to more than axe asks. */
const rules = { "color-contrast": { enabled: false } };

for (const path of sitemapPaths()) {
  test(`${path} loads, comes alive and is accessible`, async ({ page }) => {
    await addAxe(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await shellReady(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/Postcodes\.io/);
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveAttribute(
      "content",
      /^default-src 'none'; script-src 'self' 'sha256-/,
    );
    await expect(page.locator("[style]")).toHaveCount(0);

    expect(await accessibilityViolations(page, { rules })).toEqual([]);
    await openFolds(page);
    await expectReadableText(page, path);
  });
}
