import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

export const GUIDE = "/docs/postcode/lookup";
export const CATALOGUE = "/docs/api/api-reference-postcodes-io";
export const ENTRY = `${CATALOGUE}#error-postcode-not-found`;
export const FILES = /cards-[^/]*\.js|explanations\.json/;

export const message = (page: Page) =>
  page.locator("article > p").getByRole("link", { name: "Postcode not found" });
export const card = (page: Page) => page.getByRole("dialog", { name: "Postcode not found" });
export const arrives = (page: Page, address: string) =>
  expect.poll(() => page.evaluate(() => location.pathname + location.hash)).toBe(address);

export const response = (page: Page) => page.locator("pre", { hasText: '"result"' }).first();
export const cardOf = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

/** A card opens at once for readers with a keyboard. */
export async function focusByKey(page: Page, target: Locator): Promise<void> {
  await page.keyboard.press("Tab");
  await target.focus();
}
