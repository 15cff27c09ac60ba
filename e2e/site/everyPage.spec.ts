import { addAxe, axeFindings } from "../accessibility.ts";
import { openFolds } from "../layout.ts";
import { sitemapPaths } from "../pages.ts";
import { expect, shellReady, test } from "../test.ts";
import { expectReadableText } from "../textContrast.ts";

/**
 * Left out: contrast, which textContrast.ts measures faster, and holds to more than axe asks; and the distance of controls,
 * which takes axe as long as all the rest: clipping.spec.ts measures it. What changes with the width or in a dialog is the
 * components' doing: behaviour/accessibility.spec.ts looks at every component, and `npm run axe` at everything.
 */
const WITHOUT = ["color-contrast", "target-size"];

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

    await openFolds(page, ":is(header, main)");
    expect((await axeFindings(page, { without: WITHOUT })).violations).toEqual([]);
    await expectReadableText(page, path);
  });
}
