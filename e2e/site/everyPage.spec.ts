import type { Page } from "@playwright/test";
import { addAxe, axeFindings } from "../accessibility.ts";
import { openFolds } from "../layout.ts";
import { sitemapPaths } from "../pages.ts";
import { expect, failWithoutReload, follow, shellReady, test } from "../test.ts";
import { expectReadableText } from "../textContrast.ts";

/**
 * Left out: contrast, which textContrast.ts measures faster, and holds to more than axe asks; and the distance of controls,
 * which takes axe as long as all the rest: clipping.spec.ts measures it. What changes with the width or in a dialog is the
 * components' doing: behaviour/accessibility.spec.ts looks at every component, and `npm run axe` at everything.
 */
const WITHOUT = ["color-contrast", "target-size"];

const POLICY = [
  "default-src 'none'; script-src 'self' 'HASH'; style-src 'self' 'HASH'; img-src 'self'; connect-src 'self'",
  "manifest-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'",
  "trusted-types postcodes-article",
].join("; ");

for (const path of sitemapPaths()) {
  test(`${path} loads, comes alive, is accessible, and keeps to its policy in every state`, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.ignore(/^error: Failed to load resource: net::ERR_FAILED$/);
    await page.addInitScript(reportViolations);
    await failWithoutReload(page);
    await addAxe(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await shellReady(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/Postcodes\.io/);
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    const directives = await policy.getAttribute("content");
    expect(directives?.replaceAll(/sha256-[^']+/g, "HASH")).toBe(POLICY);
    await expect(page.locator("[style]")).toHaveCount(0);

    await openFolds(page, ":is(header, main)");
    expect((await axeFindings(page, { without: WITHOUT })).violations).toEqual([]);
    await expectReadableText(page, path);
    await useEverything(page);
    await failToLoad(page, path === "/docs" ? "/endpoints" : "/docs");
  });
}

/** Any message fails a test, and so does a request to another site. */
function reportViolations(): void {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    console.error(`violation of ${effectiveDirective}: ${blockedURI}`);
  });
}

/** By selector: to look for roles in the largest pages takes longer than all the rest. */
async function useEverything(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.keyboard.type("post");
  await page.locator("[role=option]").first().waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.evaluate(async () => {
    const menu = document.querySelector<HTMLDialogElement>("dialog#menu");
    menu?.showModal();
    for (const tab of document.querySelectorAll<HTMLElement>("[role=tab], [data-wrap-code]"))
      tab.click();
    await new Promise(requestAnimationFrame);
    menu?.close();
    document.querySelector<HTMLElement>("button[data-choose=theme]")?.click();
  });
}

/** The other page must not be one that is fetched ahead from here: next in the sidebar, or pointed at. */
async function failToLoad(page: Page, other: string): Promise<void> {
  await page.route(`**${other}.json`, (route) => route.abort());
  await follow(page, other);
  await page.locator("main button", { hasText: "Retry" }).waitFor();
}
