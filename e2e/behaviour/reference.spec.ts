import type { Page } from "@playwright/test";
import { expect, follow, hold, open, test } from "../test.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).first();

test.describe("request samples", () => {
  test("show one language, remembered across pages, visits and tabs", async ({ page, context }) => {
    await open(page, "/docs/api/lookup-postcode");
    await expect(tab(page, "curl")).toHaveAttribute("aria-selected", "true");
    await tab(page, "Python").click();
    await expect(tab(page, "Python")).toHaveAttribute("aria-selected", "true");
    const samples = page.getByRole("tabpanel").first();
    await expect(samples).toContainText("import requests");
    const other = await context.newPage();
    await open(other, "/docs/postcode/bulk");
    await expect(tab(other, "Python")).toHaveAttribute("aria-selected", "true");
    await page.reload();
    await expect(samples).toContainText("import requests");
  });

  test("come from a file of their own, once, when another language than the first is chosen", async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/samples/")) fetched.push(pathname);
    });
    await open(page, "/docs/api/lookup-postcode");
    const samples = page.getByRole("tabpanel").first();
    await tab(page, "Shell").click();
    await expect(samples).toContainText("curl --fail-with-body");
    await tab(page, "Go").click();
    await expect(samples).toContainText("package main");
    await tab(page, "curl").click();
    await expect(samples).not.toContainText("package main");
    await expect(samples).toContainText("curl '");
    expect(fetched).toEqual([...new Set(fetched)]);
    expect(fetched.length).toBeGreaterThan(0);
  });

  test("that are remembered keep their place until they come", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("sample-language", "python"));
    const release = await hold(page, "**/samples/**");
    await open(page, "/docs/api/lookup-postcode");
    const samples = page.getByRole("tabpanel").first();
    await expect(tab(page, "Python")).toHaveAttribute("aria-selected", "true");
    const height = (await samples.boundingBox())?.height;
    release();
    await expect(samples).toContainText("import requests");
    expect((await samples.boundingBox())?.height).toBe(height);
  });

  test("that do not come leave what was there, and can be chosen again", async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.ignore(/ERR_FAILED/);
    await open(page, "/docs/api/lookup-postcode");
    await page.route("**/samples/**", (route) => route.abort());
    await tab(page, "Python").click();
    await expect(tab(page, "curl")).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel").first()).toContainText("curl '");
    await page.unroute("**/samples/**");
    await tab(page, "Ruby").click();
    await expect(page.getByRole("tabpanel").first()).toContainText('require "net/http"');
  });

  test("say which language is chosen after a way through other parts of the site", async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem("sample-language", "python"));
    await open(page, "/");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
    await expect(page).toHaveURL("/docs/api");
    await page.getByRole("main").getByRole("link", { name: "Look up a postcode" }).first().click();
    await expect(tab(page, "Python")).toHaveAttribute("aria-selected", "true");
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("one language is on the page, and a link leads to all of them", async ({ page }) => {
      await page.goto("/docs/api/lookup-postcode");
      await expect(page.getByRole("tab").first()).toBeHidden();
      const article = page.getByRole("article");
      await expect(article.locator("pre", { hasText: "curl '" }).first()).toBeVisible();
      await article
        .getByRole("link", { name: /^Shell, JavaScript, .*Java/ })
        .first()
        .click();
      for (const words of [
        "curl --fail-with-body",
        "await fetch",
        "import requests",
        "<?php",
        'require "net/http"',
        "package main",
        "HttpClient",
      ]) {
        await expect(page.getByText(words).first()).toBeVisible();
      }
    });

    test("an address opens the collapsed field it points at", async ({ page }) => {
      await page.goto("/docs/api/lookup-postcode#response-200-codes-lsoa21");
      await expect(page.locator("#response-200-codes-lsoa21")).toBeInViewport();
    });
  });
});

test("an address opens the collapsed field it points at, on arrival from another page too", async ({
  page,
}) => {
  await open(page, "/docs/api");
  await follow(page, "/docs/api/lookup-postcode#response-200-codes-lsoa21");
  await expect(page.getByRole("heading", { level: 1, name: "Look up a postcode" })).toBeVisible();
  await expect(page.locator("#response-200-codes-lsoa21")).toBeInViewport();
});

test("every message of the catalogue can be addressed and leads to its operations", async ({
  page,
}) => {
  await open(page, "/docs/api/api-reference-postcodes-io");
  const rows = page.locator('details[id^="error-"]');
  expect(await rows.count()).toBe(8);
  await page.goto("/docs/api/api-reference-postcodes-io#error-postcode-not-found");
  const row = page.locator("#error-postcode-not-found");
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute("open");
  await expect(row).toContainText("Postcode not found");
  await expect(row.getByRole("link", { name: "Look up a postcode", exact: true })).toBeVisible();
});

test("a row that opens has a link to itself", async ({ page }) => {
  await open(page, "/docs/api/api-reference-postcodes-io");
  const row = page.locator("#error-postcode-not-found");
  await row.locator("summary").click();
  await row.getByRole("link", { name: "Direct link" }).click();
  await expect(page).toHaveURL(/#error-postcode-not-found$/);
  await expect(row).toHaveAttribute("open");
});

test("the coverage table keeps its head in view at every width", async ({ page }) => {
  await open(page, "/docs/postcode/schema");
  const table = page.getByRole("table").filter({ hasText: "Scotland" }).first();
  const last = table.getByRole("row").last();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 300 });
    await last.evaluate((row) => row.scrollIntoView({ block: "end" }));
    await expect(last).toBeInViewport();
    await expect(table.getByRole("row").nth(1), "rows have scrolled away").not.toBeInViewport();
    await expect(table.getByRole("columnheader", { name: "Field" })).toBeInViewport();
  }
});
