import { expect, type Page } from "@playwright/test";

/**
 * Moves the mouse, as a person would, until the shell runs, which comes with the first movement: one that is made before the
 * loader listens starts nothing.
 */
export async function shellReady(page: Page, timeout = 10_000): Promise<void> {
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    const ready = page.locator("html[data-shell=ready]");
    await ready.waitFor({ state: "attached", timeout: 1_000 });
  }).toPass({ timeout });
}
