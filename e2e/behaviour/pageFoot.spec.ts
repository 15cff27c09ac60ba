import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { TEST_SITE, VARIANT } from "../setup/servers.ts";
import { expect, follow, open, test } from "../test.ts";

const CODE = "https://elsewhere.test.example/code";

const foot = (page: Page) => page.getByRole("main").locator("footer");
const editLink = (page: Page) => foot(page).getByRole("link", { name: "Edit this page" });
const reportLink = (page: Page) => foot(page).getByRole("link", { name: "Report a problem" });

/** What the form of the issue tracker is filled in with. */
async function report(page: Page) {
  const address = new URL((await reportLink(page).getAttribute("href")) ?? "");
  expect(address.origin + address.pathname).toBe(`${CODE}/issues/new`);
  return Object.fromEntries(address.searchParams);
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page says when it was changed, and where to edit it and report a problem", async ({
    page,
  }) => {
    await page.goto("/docs/postcode/lookup");
    await expect(foot(page)).toContainText("Last updated 9 March 2025");
    await expect(foot(page).locator("time")).toHaveAttribute("datetime", "2025-03-09");
    await expect(editLink(page)).toHaveAttribute(
      "href",
      `${CODE}/edit/main/content/docs/postcode/lookup.mdx`,
    );
    expect(await report(page)).toEqual({
      title: "Docs: Look up a postcode",
      body: "Page: https://test.example/docs/postcode/lookup\nAPI release: 18.0.1\n\n",
    });
  });

  test("pages of the contract lead to its files, and the page not found to none", async ({
    page,
    expectConsole,
  }) => {
    for (const [path, file] of [
      ["/docs/api/lookup-postcode", "openapi/paths/postcode.yaml"],
      ["/docs/api/postcodes", "openapi/openapi.yaml"],
      ["/", "src/home/HomePage.tsx"],
    ] as const) {
      await page.goto(path);
      await expect(editLink(page)).toHaveAttribute("href", `${CODE}/edit/main/${file}`);
    }
    expectConsole(/status of 404/);
    await page.goto("/nope");
    await expect(foot(page)).toHaveCount(0);
  });
});

test("a report names the section that was read, not those passed on the way down", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/docs/overview");
  await page.locator("#wide-search").evaluate((heading) => heading.scrollIntoView());
  await expect(page.locator("[aria-current=location]")).toHaveText("Wide search");
  await page.clock.runFor(4000);
  await expect
    .poll(() => report(page))
    .toEqual({
      title: "Docs: Overview – Wide search",
      body: "Page: https://test.example/docs/overview#wide-search\nAPI release: 18.0.1\n\n",
    });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.locator("[aria-current=location]")).not.toHaveText("Wide search");
  await page.clock.runFor(1000);
  expect(await report(page)).toHaveProperty("title", "Docs: Overview – Wide search");
});

test("after a navigation, the foot is that of the new page", async ({ page }) => {
  await open(page, "/docs/overview");
  await follow(page, "/docs/licences");
  await expect(editLink(page)).toHaveAttribute(
    "href",
    `${CODE}/edit/main/content/docs/licences.mdx`,
  );
  await expect(foot(page)).toContainText("Last updated 9 March 2025");
  expect(await report(page)).toHaveProperty("title", "Docs: Licences");
});

test("without a history there is no date, and all else", async ({ page }) => {
  await page.goto(`${VARIANT.origin}${VARIANT.base}docs/overview`);
  await expect(editLink(page)).toBeVisible();
  await expect(foot(page)).not.toContainText("Last updated");
  expect(await report(page)).toHaveProperty(
    "body",
    "Page: https://test.example/postcodes/docs/overview\nAPI release: 18.0.1\n\n",
  );
});

test("the sitemap dates the pages that have a history", () => {
  const sitemapOf = ({ folder }: { folder: string }) =>
    readFileSync(join(folder, "dist/sitemap.xml"), "utf8");
  expect(sitemapOf(TEST_SITE)).toContain("/docs/overview</loc><lastmod>2025-03-09</lastmod>");
  expect(sitemapOf(VARIANT)).not.toContain("lastmod");
});
