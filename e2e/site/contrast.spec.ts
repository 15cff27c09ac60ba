import { openFolds } from "../layout.ts";
import { densestGuide, densestOperation } from "../pages.ts";
import { shellReady, test } from "../test.ts";
import { expectReadableText } from "../textContrast.ts";

/** What everyPage.spec.ts does not see: where nothing hovers, some things are shown that are hidden elsewhere. */
test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const notFound = "/no-such-page";
  for (const path of ["/", densestGuide(), densestOperation(), notFound]) {
    test(`all text of ${path} stands out in both modes`, async ({ page, consoleWatch }) => {
      // The not-found page's own status.
      if (path === notFound) consoleWatch.ignore(/status of 404/);
      await page.goto(path);
      await shellReady(page);
      await openFolds(page);
      await expectReadableText(page, path);
    });
  }
});
