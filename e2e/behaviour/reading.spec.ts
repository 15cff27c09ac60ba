import type { Page } from "@playwright/test";
import { expect, open, scrollTo, test, twoFrames } from "../test.ts";

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const navbarHidden = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute("data-navbar-hidden"));

test.describe("table of contents", () => {
  test("lists levels 2 and 3 and marks the section in view", async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 600 });
    await open(page, "/docs/api");
    const toc = page.getByRole("navigation", { name: "On this page" });
    const headings = page.getByRole("main").locator("article :is(h2, h3)[id]");
    await expect(toc.getByRole("link")).toHaveCount(await headings.count());
    await page.locator("#outward-codes").evaluate((heading) => heading.scrollIntoView());
    await expect(toc.locator("[aria-current]")).toHaveText("Outward codes");
    await scrollTo(page, 0);
    await expect(toc.locator("[aria-current]")).toHaveCount(0);
  });
});

test.describe("navbar", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, "/docs/api/postcodes");
  });

  test("hides on the way down, returns on the way up, stays at the top", async ({ page }) => {
    const navbar = page.getByRole("navigation", { name: "Main" });
    await scrollTo(page, 400);
    await expect(navbar).not.toBeInViewport();
    await scrollTo(page, 300);
    await expect(navbar).toBeInViewport();
    await scrollTo(page, 400);
    await scrollTo(page, 0);
    await expect(navbar).toBeInViewport();
  });

  test("stays while focus is in it", async ({ page }) => {
    await page.getByRole("link", { name: "Endpoints" }).focus();
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
