import type { Frame, Page } from "@playwright/test";

/**
 * How the page as it is shown scrolls sideways: by how much and because of which element.
 * Null when it does not.
 */
export function sidewaysScroll(page: Page | Frame): Promise<string | null> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const excess = root.scrollWidth - root.clientWidth;
    if (excess <= 0) return null;
    // What reaches far inside a box that scrolls or clips does not widen the page.
    const isContained = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== "visible") return true;
      }
      return false;
    };
    const reach = (element: Element) => element.getBoundingClientRect().right;
    const [widest] = [document.body, ...document.body.querySelectorAll("*")]
      .filter((element) => reach(element) > root.clientWidth && !isContained(element))
      .sort((a, b) => reach(b) - reach(a));
    return `${excess} px too wide because of ${widest?.outerHTML.slice(0, 120)}`;
  });
}

/** What scrolls sideways inside the article and cannot be reached by keyboard. */
export function unreachableScrollers(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element) =>
      element.scrollWidth > element.clientWidth &&
      /auto|scroll/.test(getComputedStyle(element).overflowX);
    const focusable = "[tabindex='0'], a[href], button, input, select, textarea";
    // A row of tabs follows the tab that has focus.
    const isReached = (element: Element) => element.matches(`${focusable}, [role='tablist']`);
    return [...document.querySelectorAll("article *")]
      .filter((element) => scrolls(element) && !isReached(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Opens everything a reader can open in the article, also folds of which only one is open at a time. */
export async function openFolds(page: Page | Frame, within = "article"): Promise<void> {
  await page.evaluate((part) => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>(`${part} details`)) {
      fold.removeAttribute("name");
      fold.open = true;
    }
  }, within);
}

/** What the browser lays out late would be measured in an earlier layout, or over its neighbours. Runs in the page. */
export function layOutEverything(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("article * { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
}

/** The spacing of text that every page has to bear: WCAG 2.2, success criterion 1.4.12. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`;

export async function spaceText(page: Page | Frame): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, TEXT_SPACING);
}
