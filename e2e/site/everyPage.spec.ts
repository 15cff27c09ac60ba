import { accessibilityViolations, addAxe } from "../accessibility.ts";
import { openFolds, sidewaysScroll, unreachableScrollers } from "../layout.ts";
import { sitemapPaths } from "../pages.ts";
import { expect, shellReady, test } from "../test.ts";
import { expectReadableText } from "../textContrast.ts";

const NARROWEST = 320;
/** Screens people have and widths from which the layout changes; widths.spec.ts sweeps all on the densest pages. */
const WIDTHS = [NARROWEST, 390, 768, 997, 1201, 1360, 1600, 1700, 1920];

/** Measured by textContrast.ts: faster, and held to more than axe asks. */
const rules = { "color-contrast": { enabled: false } };

for (const path of sitemapPaths()) {
  test(`${path} loads, comes alive, is accessible and fits every screen`, async ({ page }) => {
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
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page), `sideways scroll at ${width} px`).toBeNull();
      if (width === NARROWEST) expect(await unreachableScrollers(page)).toEqual([]);
    }
  });
}
