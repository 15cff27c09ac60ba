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

for (const [device, width] of Object.entries({ "a phone": 390, "a desktop": 1280 })) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [kind, path] of Object.entries(kinds)) {
      test(`${kind}: the style sheet changes nothing on the page`, async ({ page }) => {
        await saveData(page);
        await page.goto(path);
        expect(await changesByStyleSheet(page)).toEqual([]);
      });
    }
  });
}

/** What is different once the sheet applies that waits for a person. Of elements of one kind, it looks at the first only. */
function changesByStyleSheet(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Of parts that are laid out late, they change at any time.
    const SIZES =
      /^(?:(?:block|inline)-size|width|height|.*-origin|grid-template-.*|inset.*|top|right|bottom|left)$/;
    const kindOf = (element: Element | null, ancestors: number): string =>
      element === null || ancestors < 0
        ? ""
        : `${kindOf(element.parentElement, ancestors - 1)} ${element.tagName}.${element.className}`;
    const kinds = new Map<string, Element>();
    for (const element of document.querySelectorAll("body *")) {
      const kind = `${kindOf(element, 2)} ${element.firstElementChild?.tagName}`;
      if (!kinds.has(kind)) kinds.set(kind, element);
    }
    const elements = [...kinds.values()];
    // To list the names of each element would take longer than to read their values.
    const sheets = Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules));
    const ownNames = sheets.flat().flatMap(({ cssText }) => cssText.match(/--[\w-]+/g) ?? []);
    const names = [...new Set([...getComputedStyle(document.body), ...ownNames])].filter(
      (name) => !SIZES.test(name),
    );
    const styleOf = (element: Element) => {
      const style = getComputedStyle(element);
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    };
    const before = elements.map(styleOf);
    const link = document.querySelector('link[rel="stylesheet"]');
    if (!(link instanceof HTMLLinkElement) || link.sheet === null) throw new Error("no style");
    link.media = "all";
    const changes = elements.flatMap((element, index) => {
      const old = new Set(before[index]);
      const changed = styleOf(element).filter((value) => !old.has(value));
      return changed.length === 0 ? [] : `${element.outerHTML.slice(0, 80)} ${changed.join("; ")}`;
    });
    return changes.slice(0, 5);
  });
}

function jsonOf(path: string): string {
  return path === "/" ? "/index.json" : `${path}.json`;
}

/** What the style says of every element of the article, but for sizes, which follow from it. */
function styles(page: Page): Promise<string[]> {
  return page.locator("main article").evaluate((article) =>
    // Documents have pauses (engine/readingPauses.ts), which nobody sees.
    [...article.querySelectorAll(":not(script)")].map((element) => {
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
        style.flex,
        style.fill,
        style.stroke,
      ];
      return `${element.tagName} ${values.join(" | ")}`;
    }),
  );
}
