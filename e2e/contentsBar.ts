import type { Page } from "@playwright/test";

/** The list of headings where there is no room for it beside the article. */
export const bar = (page: Page) => page.locator("[data-bar]");
export const line = (page: Page) => bar(page).locator("summary");
export const fold = (page: Page) => bar(page).locator("details");
export const entry = (page: Page, name: string) =>
  bar(page).getByRole("link", { name, exact: true });
