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

test("the history says whom a release breaks", async ({ page }) => {
  await open(page, "/docs/overview#release-history");
  const rows = page.getByRole("group", { name: "Releases" }).getByRole("row");
  await expect(rows).toHaveCount(6);
  await expect(rows.filter({ hasText: "16.0.0" })).toContainText("Breaking for self-hosters:");
});

test("a guide shows what releases did to its fields: each leads to its release, each mark to its field", async ({
  page,
}) => {
  const items = page.locator("#changes ~ ol").first().getByRole("listitem");
  await open(page, "/docs/postcode/schema#changes");
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText(/^18\.0\.1 described here/);
  await expect(items.first()).toContainText("Legacy primary_care_trust");
  await expect(items.last()).toContainText("18 December 2025Changed lsoa21 has 2021 values.New");
  await items.first().getByRole("link", { name: "primary_care_trust" }).click();
  await expect(page).toHaveURL("/docs/postcode/schema#primary-care-trust");
  await expect(page.locator("#primary-care-trust")).toBeInViewport();
  await items.last().getByRole("link", { name: "18.0.0" }).click();
  await expect(page).toHaveURL("/docs/overview#release-18-0-0");
});
