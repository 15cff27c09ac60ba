import type { Page } from "@playwright/test";
import { activeOption, dialog, field, search } from "../searchDialog.ts";
import { expect, test } from "../test.ts";

/** Holds what the page asks the worker of the search, so that keys come before results. */
async function holdSearches(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const send = Worker.prototype.postMessage;
    const held = new Promise((resolve) => document.addEventListener("release", resolve));
    Worker.prototype.postMessage = function (message: string) {
      held.then(() => send.call(this, message));
    };
  });
  return () => page.evaluate(() => void document.dispatchEvent(new Event("release")));
}

test("Enter and arrows mean the results of the whole query, and wait for them", async ({
  page,
}) => {
  await search(page, "ping");
  await expect(activeOption(page)).toContainText("ping");
  const release = await holdSearches(page);
  await page.keyboard.type(" nearest");
  await field(page).fill("nearest outward");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await release();
  await expect(page).toHaveURL(/\/docs\/api\/outward-codes/);
});

test("Ctrl+Enter before its results opens the new tab when they are there", async ({
  page,
  context,
}) => {
  await search(page, "ping");
  await expect(activeOption(page)).toContainText("ping");
  const release = await holdSearches(page);
  await field(page).fill("nearest outward");
  await page.keyboard.press("Control+Enter");
  const [tab] = await Promise.all([context.waitForEvent("page"), release()]);
  await expect(tab).toHaveURL(/\/docs\/api\/outward-codes/);
});

test("keys for results that do not come do nothing later", async ({ page }) => {
  await search(page, "ping");
  await expect(activeOption(page)).toContainText("ping");
  const release = await holdSearches(page);
  await field(page).fill("zzzzqqqq");
  await page.keyboard.press("Enter");
  await release();
  await expect(dialog(page)).toContainText("No results for");
  await field(page).fill("nearest outward");
  await expect(activeOption(page)).toContainText("Find the nearest outward codes");
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/overview/);
});
