import type { Page } from "@playwright/test";

/** Moves the mouse, as a person would, and waits for the shell, which comes with the first movement. */
export async function shellReady(page: Page, timeout = 10_000): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator("html[data-shell=ready]").waitFor({ state: "attached", timeout });
}
