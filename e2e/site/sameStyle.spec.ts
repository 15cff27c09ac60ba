import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { PAGE_OF_EACH_KIND, sitemapPaths } from "../pages.ts";
import { expect, follow, open, saveData, test } from "../test.ts";

/** Pages that bring style of their own when a reader navigates to them. */
const special = sitemapPaths().filter(
  (path) => "style" in JSON.parse(readFileSync(resolve(`dist${jsonOf(path)}`), "utf8")),
);

test("some pages bring style of their own, most do not", () => {
  expect(special).toEqual(expect.arrayContaining(["/", "/endpoints"]));
  expect(special.length).toBeLessThan(sitemapPaths().length / 2);
});

const { "not found": _, ...kinds } = PAGE_OF_EACH_KIND;

for (const path of new Set([...special, ...Object.values(kinds)])) {
  test(`${path} looks the same by navigation as by page load`, async ({ page }) => {
    await saveData(page);
    await open(page, path);
    const loaded = await styles(page);
    expect(loaded.length).toBeGreaterThan(10);
    // From a page with style of its own, over another.
    await open(page, path === "/endpoints" ? "/" : "/endpoints");
    const other = path === "/docs/overview" ? "/docs/self-host" : "/docs/overview";
    await follow(page, other);
    await expect(page).toHaveURL(other);
    await follow(page, path);
    await expect.poll(() => styles(page)).toEqual(loaded);
    await page.goBack();
    await page.goForward();
    await expect.poll(() => styles(page)).toEqual(loaded);
  });
}

function jsonOf(path: string): string {
  return path === "/" ? "/index.json" : `${path}.json`;
}

/** What the style says of every element of the article, but for sizes, which follow from it. */
function styles(page: Page): Promise<string[]> {
  return page.locator("main article").evaluate((article) =>
    [...article.querySelectorAll("*")].map((element) => {
      const style = getComputedStyle(element);
      const values = [
        style.display,
        style.position,
        style.color,
        style.backgroundColor,
        style.font,
        style.margin,
        style.padding,
        style.border,
        style.gap,
        style.fill,
        style.stroke,
      ];
      return `${element.tagName} ${values.join(" | ")}`;
    }),
  );
}
