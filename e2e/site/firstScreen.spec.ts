import type { Page } from "@playwright/test";
import { densestGuide, densestOperation } from "../pages.ts";
import { expect, follow, open, saveData, test } from "../test.ts";
import { WINDOWS } from "../windows.ts";

/** Pages of which only what fills the window is put in at first. */
const PATHS = ["/", "/endpoints", densestGuide(), densestOperation()];

for (const { width, height } of WINDOWS) {
  test(`at ${width} px, a new page fills the window at once, and is whole a frame later`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await saveData(page);
    await open(page, "/docs/licences");
    for (const path of PATHS) {
      const arrival = firstFrame(page);
      await follow(page, path);
      const { isArriving, left, bottom } = await arrival;
      expect(isArriving, `${path}: a part of it comes first`).toBe(true);
      expect(bottom, `${path}: the end of that part`).toBeGreaterThanOrEqual(height);
      const article = page.locator("article");
      await expect(article).not.toHaveAttribute("data-arriving", /.*/);
      await expect(article.locator("h2").last()).toBeVisible();
      await expect(page.locator("[data-sidebar]")).toHaveCount(path.startsWith("/docs") ? 1 : 0);
      const settledLeft = await article.evaluate((shown) => shown.getBoundingClientRect().left);
      expect(settledLeft, `${path}: beside the sidebar, before and after it comes`).toBe(left);
    }
  });
}

/** The next page when its article has just been put in: whether more is to come, where it is, and how far it reaches. */
function firstFrame(page: Page): Promise<{ isArriving: boolean; left: number; bottom: number }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const old = document.querySelector("article");
        new MutationObserver((_, observer) => {
          const article = document.querySelector("article");
          if (article === null || article === old) return;
          observer.disconnect();
          const parts = [
            ...article.querySelectorAll(
              ":scope > :not([data-parts], [data-beside]), [data-parts] > :not([data-parts]), [data-beside] > * > *",
            ),
          ];
          resolve({
            isArriving: article.hasAttribute("data-arriving"),
            left: article.getBoundingClientRect().left,
            bottom: Math.max(...parts.map((part) => part.getBoundingClientRect().bottom)),
          });
        }).observe(document, { childList: true, subtree: true });
      }),
  );
}
