import { expect, open, test } from "../test.ts";

test("a field leads to the release that it came with, and the release to its fields", async ({
  page,
}) => {
  await open(page, "/docs/postcode/schema#lsoa21");
  await page.locator("#lsoa21").getByRole("link", { name: "release 18.0.0" }).click();
  await expect(page).toHaveURL("/docs/overview#release-18-0-0");
  const row = page.getByRole("row", { name: /^18\.0\.0/ });
  await expect(row).toBeInViewport();
  await expect(row).toContainText("18 December 2025");
  await expect(row).toContainText("Breaking: lsoa21 has 2021 values. New: lsoa21.");
  await row.getByRole("link", { name: "lsoa21" }).last().click();
  await expect(page).toHaveURL("/docs/postcode/schema#lsoa21");
});

test("the history says whom a release breaks, and a guide shows only the releases about it", async ({
  page,
}) => {
  await open(page, "/docs/overview#release-history");
  const rows = page.getByRole("group", { name: "Releases" }).getByRole("row");
  await expect(rows).toHaveCount(6);
  await expect(rows.filter({ hasText: "16.0.0" })).toContainText("Breaking for self-hosters:");
  await open(page, "/docs/postcode/schema#changes");
  const table = page.getByRole("group", { name: "Releases" }).getByRole("row");
  await expect(table.filter({ has: page.getByRole("rowheader") })).toHaveCount(1);
  await table.getByRole("link", { name: "18.0.0" }).click();
  await expect(page).toHaveURL("/docs/overview#release-18-0-0");
});
