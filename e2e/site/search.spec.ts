import type { Page } from "@playwright/test";
import { dialog, field, options, search } from "../searchDialog.ts";
import { expect, test } from "../test.ts";
import { WINDOWS } from "../windows.ts";

/** Results that take little of the window's height. */
const QUERIES = ["authentication", "limits", "nearest", "php sdk"];
const ALL = 20;

/** Watches for the next change of the list: the results that a key brings at once. */
function watchResults(page: Page) {
  return page.getByRole("listbox").evaluateHandle((list) => ({
    first: new Promise<{ drawn: number; isFull: boolean; height: number | undefined }>(
      (resolve) => {
        new MutationObserver((_, observer) => {
          observer.disconnect();
          resolve({
            drawn: list.querySelectorAll("[role=option]").length,
            isFull: list.scrollHeight > list.clientHeight,
            height: list.closest("dialog")?.getBoundingClientRect().height,
          });
        }).observe(list, { childList: true, subtree: true });
      },
    ),
  }));
}

for (const { width, height } of WINDOWS) {
  test(`at ${width} px, results that come after a pause are out of sight`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await search(page, "postcode");
    await expect(options(page)).toHaveCount(ALL);
    for (const query of QUERIES) {
      const watch = await watchResults(page);
      await field(page).fill(query);
      const first = await watch.evaluate(({ first }) => first);
      expect(first.drawn, `"${query}": results at once`).toBeLessThan(ALL);
      await expect(options(page), `"${query}": all results`).toHaveCount(ALL);
      expect(first.isFull, `"${query}" fills the list at once`).toBe(true);
      expect((await dialog(page).boundingBox())?.height, query).toBe(first.height);
    }
  });
}
