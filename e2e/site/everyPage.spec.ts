import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { openFolds } from "../layout.ts";
import { sitemapPaths } from "../pages.ts";
import { expect, shellReady, test } from "../test.ts";
import { expectReadableText } from "../textContrast.ts";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

type Axe = {
  configure: (spec: object) => void;
  run: (options: object) => Promise<{ violations: Violation[] }>;
};
type Violation = { id: string; nodes: { html: string }[] };

/** What axe finds wrong with the page as it is shown. */
function accessibilityViolations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Put there by the test; the page's own types do not know it.
    const { axe } = window as unknown as { axe: Axe };
    // Told from the words around it by its shape: stricter than axe, which also allows a contrast of colours, and that
    // takes most of its time.
    const style = ["link-in-text-block-style"];
    axe.configure({ rules: [{ id: "link-in-text-block", any: style }] });
    const { violations } = await axe.run({
      resultTypes: ["violations"],
      // Measured by textContrast.ts: faster, and held to more than axe asks.
      rules: { "color-contrast": { enabled: false } },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
  });
}

for (const path of sitemapPaths()) {
  test(`${path} loads, comes alive and is accessible`, async ({ page }) => {
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
  });
}
