import { openFolds } from "./layout.ts";
import { PAGE_OF_EACH_KIND } from "./pages.ts";
import { shellReady, test } from "./test.ts";
import { expectReadableText } from "./textContrast.ts";

/** What everyPage.spec.ts does not see: where nothing hovers, some things are shown that are hidden elsewhere. */
test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  for (const kind of ["home", "guide", "operation", "not found"] as const) {
    test(`all text of the ${kind} page stands out in both modes`, async ({
      page,
      consoleWatch,
    }) => {
      const path = PAGE_OF_EACH_KIND[kind];
      // The not-found page's own status.
      if (kind === "not found") consoleWatch.ignore(/status of 404/);
      await page.goto(path);
      await shellReady(page);
      await openFolds(page);
      await expectReadableText(page, path);
    });
  }
});
