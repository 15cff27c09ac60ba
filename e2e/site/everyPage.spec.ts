import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { openFolds, sidewaysScroll, unreachableScrollers } from "../layout.ts";
import { sitemapPaths } from "../pages.ts";
import { expect, shellReady, test } from "../test.ts";
import { expectReadableText } from "../textContrast.ts";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

const NARROWEST = 320;
/** Screens people have and widths from which the layout changes; widths.spec.ts sweeps all on the densest pages. */
const WIDTHS = [NARROWEST, 390, 768, 997, 1201, 1360, 1600, 1700, 1920];

type Axe = { run: (options: object) => Promise<{ violations: Violation[] }> };
type Violation = { id: string; nodes: { html: string }[] };

/** What axe finds wrong with the page as it is shown. */
function accessibilityViolations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Put there by the test; the page's own types do not know it.
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run({
      resultTypes: ["violations"],
      // Measured by textContrast.ts: faster, and held to more than axe asks.
      rules: { "color-contrast": { enabled: false } },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
  });
}

for (const path of sitemapPaths()) {
  test(`${path} loads, comes alive, is accessible and fits every screen`, async ({ page }) => {
    await page.addInitScript(axeSource);
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

    expect(await accessibilityViolations(page)).toEqual([]);
    await openFolds(page);
    await expectReadableText(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page), `sideways scroll at ${width} px`).toBeNull();
      if (width === NARROWEST) expect(await unreachableScrollers(page)).toEqual([]);
    }
  });
}
