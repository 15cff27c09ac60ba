import type { Page } from "@playwright/test";

/** Looks for words as the browser's own search does, from the last heading of the third level on. */
export function findInPage(page: Page, words: string): Promise<boolean> {
  return page.evaluate((text) => {
    getSelection()?.collapse(document.querySelector("article h3:last-of-type"), 0);
    return Reflect.get(window, "find").call(window, text);
  }, words);
}
