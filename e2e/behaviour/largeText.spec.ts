import { sidewaysScroll } from "../layout.ts";
import { PAGE_OF_EACH_KIND } from "../pages.ts";
import { browserOptions } from "../setup/browserOptions.ts";
import { expect, open, test } from "../test.ts";

// Half as large again as usual: a choice in the settings of a browser, which is no zoom.
test.use({ launchOptions: browserOptions({ flags: ["--blink-settings=defaultFontSize=24"] }) });

for (const kind of ["home", "guide", "schema guide", "operation"] as const) {
  test(`the ${kind} page has the layout of a narrower window with large text`, async ({ page }) => {
    await open(page, PAGE_OF_EACH_KIND[kind]);
    await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
    await expect(page.locator("[data-sidebar]:visible")).toHaveCount(0);
    const words = await page.locator("article p:visible").first().boundingBox();
    expect(words?.width).toBeGreaterThan(450);
    for (const width of [1280, 834, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `at ${width} px`).toBeNull();
    }
  });
}
