import type { Page } from "@playwright/test";
import { activeOption, dialog, field, options, search } from "../searchDialog.ts";
import { expect, hold, saveData, test } from "../test.ts";

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

test("Enter means the results of the whole query, and waits for them", async ({ page }) => {
  await search(page, "ping");
  await expect(activeOption(page)).toContainText("ping");
  const release = await holdSearches(page);
  await page.keyboard.type(" nearest");
  await field(page).fill("nearest outward");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await release();
  await expect(page).toHaveURL(/\/docs\/api\/outward-codes/);
});

for (const [what, pattern] of [
  ["shell", "**/assets/entry-client*"],
  ["index", "**/assets/search-*.json"],
] as const) {
  test(`so it does before the ${what} has come`, async ({ page }) => {
    await saveData(page);
    const release = await hold(page, pattern);
    await page.goto("/docs/overview");
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("nearest outward");
    await page.keyboard.press("Enter");
    release();
    await expect(page).toHaveURL(/\/docs\/api\/outward-codes/);
  });
}

test("but not if the text is another one by then", async ({ page }) => {
  await saveData(page);
  const release = await hold(page, "**/assets/entry-client*");
  await page.goto("/docs/overview");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("ping");
  await page.keyboard.press("Enter");
  await field(page).fill("nearest outward");
  release();
  await expect(activeOption(page)).toContainText("Find the nearest outward codes");
  await expect(dialog(page)).toBeVisible();
});

test("so do arrows, in their order", async ({ page }) => {
  await search(page, "ping");
  await expect(activeOption(page)).toContainText("ping");
  const release = await holdSearches(page);
  await field(page).fill("nearest outward");
  for (const key of ["ArrowDown", "ArrowDown", "ArrowUp"]) await page.keyboard.press(key);
  await release();
  await expect(options(page).first()).toContainText("Find the nearest outward codes");
  await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
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

test("the entrances stay until the results of the first letters take their place", async ({
  page,
}) => {
  await search(page, "ping");
  await expect(activeOption(page)).toContainText("ping");
  await page.keyboard.press("Escape");
  const entrances = dialog(page).getByRole("navigation", { name: "Start here" });
  await expect(entrances).toBeVisible();
  const release = await holdSearches(page);
  await page.keyboard.type("nearest");
  await expect(field(page)).toHaveValue("nearest");
  await expect(entrances).toBeVisible();
  await release();
  await expect(options(page).first()).toBeVisible();
  await expect(entrances).toBeHidden();
});
