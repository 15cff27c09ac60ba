import type { Page } from "@playwright/test";
import { expect, open, scrollTo, test, twoFrames } from "../test.ts";

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const navbarHidden = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute("data-navbar-hidden"));

test.describe("navbar", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, "/docs/api/postcodes");
  });

  test("stays while focus is in it", async ({ page }) => {
    await page.getByRole("link", { name: "Endpoints", exact: true }).focus();
    await scrollTo(page, 400);
    expect(await scrollTop(page)).toBe(400);
    expect(await navbarHidden(page)).toBe(false);
  });

  test("stays right after a jump to an anchor", async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 500 });
    // One in view: Playwright would scroll to another, which hides the navbar and moves the link away from the click.
    const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(2);
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
    await twoFrames(page);
    expect(await navbarHidden(page)).toBe(false);
  });

  test("stays, too, when a slow browser jumps long after the click", async ({ page }) => {
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "#nowhere";
      link.addEventListener("click", (event) => event.preventDefault());
      document.body.append(link);
      link.click();
    });
    await page.waitForTimeout(600);
    await scrollTo(page, 400);
    expect(await scrollTop(page)).toBe(400);
    expect(await navbarHidden(page)).toBe(false);
  });

  test("stays while the menu is open", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.getByRole("button", { name: "Open menu" }).click();
    await scrollTo(page, 400);
    expect(await scrollTop(page)).toBe(400);
    expect(await navbarHidden(page)).toBe(false);
  });
});
