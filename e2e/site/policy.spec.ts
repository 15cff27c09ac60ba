import { openFolds } from "../layout.ts";
import { sitemapPaths } from "../pages.ts";
import { expect, failWithoutReload, follow, test } from "../test.ts";

const HALVES = 2;

/** Any message fails a test, and so does a request to another site. */
function reportViolations(): void {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    console.error(`violation of ${effectiveDirective}: ${blockedURI}`);
  });
}

for (let half = 0; half < HALVES; half++) {
  test(`no state of a page violates its policy or asks another site for anything, half ${half + 1}`, async ({
    page,
    consoleWatch,
  }) => {
    test.slow();
    consoleWatch.ignore(/^error: Failed to load resource: net::ERR_FAILED$/);
    await page.addInitScript(reportViolations);
    await failWithoutReload(page);
    // No page leads there: it is the one that fails.
    await page.route("**/docs.json", (route) => route.abort());
    const paths = sitemapPaths().filter(
      (path, index) => path !== "/docs" && index % HALVES === half,
    );
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        // By selector: to look for roles in the largest pages takes longer than all the rest.
        await page.keyboard.press("Control+k");
        await page.keyboard.type("post");
        await page.locator("[role=option]").first().waitFor();
        await page.keyboard.press("Escape");
        await page.keyboard.press("Escape");
        await openFolds(page);
        await page.evaluate(async () => {
          const menu = document.querySelector<HTMLDialogElement>("dialog#menu");
          menu?.showModal();
          for (const tab of document.querySelectorAll<HTMLElement>("[role=tab], [data-wrap-code]"))
            tab.click();
          await new Promise(requestAnimationFrame);
          menu?.close();
          document.querySelector<HTMLElement>("button[data-choose=theme]")?.click();
        });
        await follow(page, "/docs");
        await page.locator("main button", { hasText: "Retry" }).waitFor();
      });
    }
    expect(paths.length).toBeGreaterThan(10);
  });
}
