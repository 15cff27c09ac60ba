import type { Page } from "@playwright/test";
import { expect, hold, markDocument, open, saveData, stopTime, test } from "../test.ts";

const PAGE = "/docs/api/lookup-postcode";
const MARKDOWN = `${PAGE}.md`;

const trigger = (page: Page) => page.getByRole("button", { name: "Copy page" });
const copyItem = (page: Page) => page.getByRole("button", { name: "Copy as Markdown" });
const status = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });

/** Keeps what is copied, since the site's own pages may not read the clipboard. */
async function watchClipboard(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => void Reflect.set(window, "copied", text);
  });
  return () => page.evaluate(() => Reflect.get(window, "copied"));
}

test("the page is copied as Markdown, which is said for a moment", async ({ page }) => {
  const copied = await watchClipboard(page);
  await open(page, PAGE);
  await stopTime(page);
  await trigger(page).click();
  await copyItem(page).click();
  const said = page.getByRole("button", { name: "Copied" });
  await expect(said).toBeFocused();
  await expect(copyItem(page)).toHaveCount(0);
  await expect(status(page, "Copied")).toHaveCount(1);
  const markdown = await (await page.request.get(MARKDOWN)).text();
  expect(markdown).toContain("# Look up a postcode");
  expect(await copied()).toBe(markdown);
  await page.clock.runFor(2000);
  await expect(trigger(page)).toBeFocused();
  await expect(status(page, "Copied")).toHaveCount(0);
});

test("a click before the shell has come opens the menu when it is there", async ({ page }) => {
  await saveData(page);
  const release = await hold(page, "**/assets/entry-client*");
  await page.goto(PAGE);
  await page.getByRole("link", { name: "Copy page" }).click();
  release();
  await expect(copyItem(page)).toBeVisible();
});

test("without the shell it leads to the Markdown", async ({ page, consoleWatch }) => {
  consoleWatch.ignore(/ERR_FAILED|Failed to fetch/);
  await saveData(page);
  await page.route("**/assets/entry-client*", (route) => route.abort());
  await page.goto(PAGE);
  await page.getByRole("link", { name: "Copy page" }).click();
  await expect(page).toHaveURL(MARKDOWN);
});

test("keys open the menu, choose in it and close it", async ({ page }) => {
  const copied = await watchClipboard(page);
  await open(page, PAGE);
  await trigger(page).focus();
  await page.keyboard.press("Space");
  await expect(trigger(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(trigger(page)).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(copyItem(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Open Markdown" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(trigger(page)).toBeFocused();
  await expect(copyItem(page)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Copied" })).toBeFocused();
  expect(await copied()).toContain("# Look up a postcode");
});

test("the menu closes when the reader goes elsewhere", async ({ page }) => {
  await open(page, PAGE);
  await trigger(page).click();
  await expect(copyItem(page)).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(copyItem(page)).toHaveCount(0);
  await trigger(page).click();
  for (const _ of [1, 2, 3]) await page.keyboard.press("Tab");
  await expect(copyItem(page)).toHaveCount(0);
  await trigger(page).click();
  await trigger(page).click();
  await expect(copyItem(page)).toHaveCount(0);
});

test("Markdown that cannot be loaded is said, and loaded when it can be", async ({
  page,
  expectConsole,
}) => {
  const copied = await watchClipboard(page);
  await open(page, PAGE);
  let failures = 2;
  await page.route(`**${MARKDOWN}`, (route) =>
    failures-- > 0 ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  // When the menu opens, and at the first click.
  expectConsole(/status of 503/, 2);
  await stopTime(page);
  await trigger(page).click();
  await copyItem(page).click();
  await expect(page.getByRole("button", { name: "Not loaded" })).toBeVisible();
  await expect(status(page, "could not be loaded. Try again")).toHaveCount(1);
  await page.clock.runFor(2000);
  await copyItem(page).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await copied()).toContain("# Look up a postcode");
});

test("a clipboard that refuses is said, with the way out", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
    document.execCommand = () => false;
  });
  await open(page, PAGE);
  await stopTime(page);
  await trigger(page).click();
  await copyItem(page).click();
  await expect(page.getByRole("button", { name: "Not copied" })).toBeVisible();
  await expect(status(page, "Not copied. Open the Markdown to copy it there.")).toHaveCount(1);
  expect(await page.evaluate(() => String(getSelection()))).toBe("");
  await page.getByRole("link", { name: "Open Markdown" }).click();
  await expect(page.locator("body")).toContainText("# Look up a postcode");
});

test("with a key held down, the Markdown opens in another tab", async ({ page, context }) => {
  await open(page, PAGE);
  const opened = context.waitForEvent("page");
  await trigger(page).click({ modifiers: ["Control"] });
  await expect(await opened).toHaveURL(MARKDOWN);
  await expect(copyItem(page)).toHaveCount(0);
});

test("after a navigation it is the new page's, in the head too", async ({ page }) => {
  const copied = await watchClipboard(page);
  await open(page, PAGE);
  const isSameDocument = await markDocument(page);
  await trigger(page).click();
  await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link").last().click();
  await expect(page.locator("h1")).not.toHaveText("Look up a postcode");
  expect(await isSameDocument()).toBe(true);
  await expect(copyItem(page)).toHaveCount(0);
  const path = new URL(page.url()).pathname;
  const alternate = page.locator('link[rel="alternate"][type="text/markdown"]');
  await expect(alternate).toHaveAttribute("href", `${path}.md`);
  await trigger(page).click();
  await copyItem(page).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await copied()).toContain(`address: https://test.example${path}\n`);
});
