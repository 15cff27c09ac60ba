import type { Page } from "@playwright/test";
import { open } from "./test.ts";

export const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
export const field = (page: Page) => page.getByRole("combobox", { name: "Search" });
export const options = (page: Page) => page.getByRole("option");
export const activeOption = (page: Page) => page.getByRole("option", { selected: true });
export const searchButton = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Search" });

/** Opens a page and searches on it. */
export async function search(page: Page, query: string, path = "/docs/overview"): Promise<void> {
  await open(page, path);
  await searchButton(page).click();
  await field(page).fill(query);
}
