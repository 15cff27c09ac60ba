import type { Page } from "@playwright/test";
import { expect, follow, hold, markDocument, open, saveData, stopTime, test } from "../test.ts";

test.beforeEach(({ page }) => saveData(page));

const progress = (page: Page) => page.getByRole("progressbar", { name: "Loading page" });

test.describe("inside the site", () => {
  test("a link swaps the page without a page load; title, focus and announcement move along", async ({
    page,
  }) => {
    await open(page, "/docs/overview");
    const sameDocument = await markDocument(page);
    const sidebar = page.getByRole("navigation", { name: "Documentation", exact: true });
    await sidebar.getByRole("link", { name: "Licences" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
    await expect(page).toHaveURL("/docs/licences");
    await expect(page).toHaveTitle("Licences · Test site");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "Licences · Test site" })).toHaveCount(
      1,
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      "https://test.example/docs/licences",
    );
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText("Licences");
    expect(await sameDocument()).toBe(true);
  });

  test("pages of the other sidebar and without one are swapped too", async ({ page }) => {
    await open(page, "/docs/overview");
    const sameDocument = await markDocument(page);
    const navbar = page.getByRole("navigation", { name: "Main" });
    await navbar.getByRole("link", { name: "API" }).click();
    await expect(
      page.getByRole("navigation", { name: "API reference", exact: true }),
    ).toBeVisible();
    await navbar.getByRole("link", { name: "Endpoints" }).click();
    await expect(page).toHaveURL("/endpoints");
    await expect(page.getByRole("navigation", { name: "API reference", exact: true })).toBeHidden();
    expect(await sameDocument()).toBe(true);
  });

  test("the progress bar comes after 200 ms, not before, and goes with the page's arrival", async ({
    page,
  }) => {
    await open(page, "/docs/overview");
    const release = await hold(page, "**/docs/licences.json");
    await page.evaluate(() => {
      new MutationObserver(() => {
        const bar = document.querySelector('[role="progressbar"]');
        const root = document.documentElement;
        if (bar && !root.dataset["barAt"]) root.dataset["barAt"] = String(performance.now());
      }).observe(document.body, { childList: true, subtree: true });
    });
    const started = await page.evaluate(() => performance.now());
    await follow(page, "/docs/licences");
    await expect(progress(page)).toBeVisible();
    const barAt = Number(await page.locator("html").getAttribute("data-bar-at"));
    expect(barAt - started).toBeGreaterThanOrEqual(200);
    // The old page stays until the new one has come, and there is no spinner.
    await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
    await expect(page.getByRole("status", { name: "Loading page" })).toHaveCount(0);
    release();
    await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
    await expect(progress(page)).toHaveCount(0);
  });

  test("a page that is there within 200 ms shows no progress bar", async ({ page }) => {
    await open(page, "/docs/overview");
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('[role="progressbar"]')) console.error("a bar was shown");
      }).observe(document.body, { childList: true, subtree: true });
    });
    // The page comes 199 ms after it was asked for, however long a slow machine takes for that.
    await stopTime(page);
    const release = await hold(page, "**/docs/licences.json");
    const asked = page.waitForRequest("**/docs/licences.json");
    await follow(page, "/docs/licences");
    await asked;
    await page.clock.runFor(199);
    release();
    await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
    // Focus follows in a later frame, and frames come with the clock. By then the bar would be due.
    await page.clock.runFor(100);
    await expect(page.getByRole("main")).toBeFocused();
    await expect(progress(page)).toHaveCount(0);
  });

  test("what the reader focuses on the new page at once stays focused", async ({ page }) => {
    await open(page, "/docs/overview");
    await stopTime(page);
    await follow(page, "/docs/licences");
    await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
    const link = page.getByRole("article").getByRole("link").first();
    await link.focus();
    // The frames in which the page would take focus.
    await page.clock.runFor(100);
    await expect(page).toHaveTitle(/Licences/);
    await expect(link).toBeFocused();
  });

  test("a newer click aborts an older one", async ({ page }) => {
    await open(page, "/docs/overview");
    const failed: string[] = [];
    page.on("requestfailed", (request) => failed.push(new URL(request.url()).pathname));
    const release = await hold(page, "**/docs/libraries.json");
    await follow(page, "/docs/libraries");
    await follow(page, "/docs/licences");
    await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
    release();
    await expect.poll(() => failed).toContain("/docs/libraries.json");
    await expect(page).toHaveURL("/docs/licences");
    await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
    await expect(progress(page)).toHaveCount(0);
  });

  test("hash links work inside a page and across pages", async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 700 });
    await open(page, "/docs/api");
    const sameDocument = await markDocument(page);
    const places = page.getByRole("heading", { level: 2, name: "Places" });
    await expect(places).not.toBeInViewport();
    // In view, so that Playwright need not scroll, which hides the navbar and moves the link away from the click.
    const link = page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "Places" });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page).toHaveURL("/docs/api#places");
    await expect(places).toBeInViewport();
    await follow(page, "/docs/api/outward-codes#nearest-outcodes");
    await expect(page.locator("#nearest-outcodes")).toBeInViewport();
    expect(await sameDocument()).toBe(true);
  });
});

test("modified clicks, downloads and other sites stay the browser's", async ({ page, context }) => {
  await open(page, "/docs/overview");
  const opened = context.waitForEvent("page");
  await page
    .getByRole("link", { name: "Licences" })
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await tab.waitForURL("**/docs/licences");
  await expect(page).toHaveURL("/docs/overview");

  const download = page.waitForEvent("download");
  await follow(page, "/docs/licences", "licences.html");
  expect((await download).suggestedFilename()).toBe("licences.html");

  await page.route("https://elsewhere.test.example/**", (route) =>
    route.fulfill({ body: "<title>Elsewhere</title>", contentType: "text/html" }),
  );
  await page.getByRole("link", { name: "Status" }).first().click();
  await expect(page).toHaveTitle("Elsewhere");
});

test("a browser without the Navigation API makes ordinary page loads", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "navigation"));
  await open(page, "/docs/overview");
  const sameDocument = await markDocument(page);
  await page.getByRole("link", { name: "Licences" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
  expect(await sameDocument()).toBe(false);
});
