import type { Page } from "@playwright/test";
import { expect, hold, open, shellReady, test } from "../test.ts";

const LIGHT = "rgb(255, 255, 255)";

const toggle = (page: Page) => page.getByRole("button", { name: /^Colour mode/ });
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test("system follows the system's preference while the page is open", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "system"));
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await expect.poll(() => background(page)).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => background(page)).not.toBe(LIGHT);
});

test("never flashes: the colours are right before there is anything to paint, without the shell", async ({
  page,
  consoleWatch,
}) => {
  // The loader is refused on purpose; whether the browser says so before the test ends is up to it.
  consoleWatch.ignore(/ERR_FAILED/);
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    // Called before every script, so a script inside the body would come too late.
    const observer = new MutationObserver(() => {
      if (document.body === null) return;
      observer.disconnect();
      const root = document.documentElement;
      root.dataset["themeAtBody"] = root.dataset["theme"];
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme-at-body", "dark");
});

test("a choice made in one tab is seen in the other", async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, "/");
  await open(other, "/docs/overview");
  await toggle(page).click();
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a click counts before the shell has come, and once", async ({ page }) => {
  const release = await hold(page, "**/assets/entry-client*");
  await page.goto("/");
  await toggle(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  release();
  await shellReady(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
