import { readFileSync } from "node:fs";
import { join } from "node:path";
import { VARIANT } from "../setup/servers.ts";
import { expect, markDocument, shellReady, test } from "../test.ts";

const site = VARIANT.origin + VARIANT.base;

test("BASE_PATH: every address is below it, and navigation stays there", async ({ page }) => {
  await page.goto(`${site}docs/overview`);
  await shellReady(page);
  const hrefs = await page
    .locator("a[href^='/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs.filter((href) => !href?.startsWith(VARIANT.base))).toEqual([]);
  const sameDocument = await markDocument(page);
  await page.getByRole("link", { name: "Licences" }).first().click();
  await expect(page).toHaveURL(`${site}docs/licences`);
  await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
  expect(await sameDocument()).toBe(true);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    "https://test.example/postcodes/docs/licences",
  );
  const sitemap = readFileSync(join(VARIANT.folder, "dist/sitemap.xml"), "utf8");
  expect(sitemap).toContain("<loc>https://test.example/postcodes/docs/overview</loc>");
});

test("BASE_PATH: unknown paths below and beside it are not found", async ({ request }) => {
  expect((await request.get(`${site}nope`)).status()).toBe(404);
  expect((await request.get(`${VARIANT.origin}/docs/overview`)).status()).toBe(404);
});

test("API_BASE_URL: examples show it and no other", async ({ page, request }) => {
  for (const path of ["", "endpoints", "docs/postcode/bulk", "docs/api/lookup-postcode"]) {
    await page.goto(site + path);
    const code = await page.locator("article pre, article code").allTextContents();
    expect(code.some((text) => text.includes(VARIANT.apiBaseUrl))).toBe(true);
    expect(code.filter((text) => text.includes("https://api.postcodes.io"))).toEqual([]);
  }
  const contract = await (await request.get(`${site}openapi.json`)).json();
  expect(contract.servers[0].url).toBe(VARIANT.apiBaseUrl);
  const http = await (await request.get(`${site}postcodes-io.http`)).text();
  expect(http).toContain(`@baseUrl = ${VARIANT.apiBaseUrl}\n`);
  await page.goto(`${site}docs/api`);
  await expect(page.getByRole("link", { name: "TypeScript types" })).toHaveAttribute(
    "href",
    `${VARIANT.base}postcodes-io.d.ts`,
  );
});
