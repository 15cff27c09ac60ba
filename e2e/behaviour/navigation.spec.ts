import { expect, open, test } from "../test.ts";

test("external links are marked and give nothing away", async ({ page }) => {
  await open(page, "/docs/libraries");
  const external = page.locator('a[href^="http"]');
  expect(await external.count()).toBeGreaterThan(5);
  for (const link of await external.all()) {
    await expect(link).toHaveAttribute("rel", "noopener");
    await expect(link).toContainText("(external site)");
  }
});

test("the docs sidebar has the order of the outline, with groups", async ({ page }) => {
  await open(page, "/docs/overview");
  const sidebar = page.getByRole("navigation", { name: "Documentation", exact: true });
  await expect(sidebar.locator("summary")).toHaveText(["Postcodes", "Outward codes", "Places"]);
  const hrefs = await sidebar
    .locator("a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.replace("/docs/", "")));
  expect(hrefs).toEqual([
    "overview",
    ...["schema", "lookup", "query", "bulk", "nearest"].map((name) => `postcode/${name}`),
    "outcode/lookup",
    "place/query",
    "place/random",
    "libraries",
    "self-host",
    "licences",
  ]);
});

test("the API sidebar has introduction, three groups and all operations", async ({ page }) => {
  await open(page, "/docs/api");
  const sidebar = page.getByRole("navigation", { name: "API reference", exact: true });
  await expect(sidebar.locator("summary")).toHaveText(["Postcodes", "Outward codes", "Places"]);
  await expect(sidebar.locator("a").first()).toHaveText("Introduction");
  // One page for the introduction, one for each group, and 7 operations.
  await expect(sidebar.locator("a")).toHaveCount(1 + 3 + 7);
  const bulk = sidebar.locator("details", { hasText: "Postcodes" }).first();
  await expect(bulk.locator('a[href="/docs/api/bulk-postcode-lookup"]')).toHaveCount(1);
});

test("breadcrumbs, previous and next follow the sidebar", async ({ page }) => {
  await open(page, "/docs/postcode/lookup");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(crumbs.getByRole("listitem")).toHaveText([
    "Home",
    "Documentation",
    "Postcodes",
    "Lookup",
  ]);
  const steps = page.getByRole("navigation", { name: "Previous and next page" });
  await expect(steps.getByRole("link").first()).toHaveAttribute("href", "/docs/postcode/schema");
  await expect(steps.getByRole("link").last()).toHaveAttribute("href", "/docs/postcode/query");
  // On a phone, the way to the page: its title follows.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(crumbs.getByRole("listitem")).toHaveText(["Documentation", "Postcodes"]);
});

test("what is current is announced", async ({ page }) => {
  await open(page, "/docs/postcode/lookup");
  const navbar = page.getByRole("navigation", { name: "Main" });
  await expect(navbar.getByRole("link", { name: "Documentation" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(navbar.getByRole("link", { name: "API" })).not.toHaveAttribute("aria-current", /.*/);
  const sidebar = page.getByRole("navigation", { name: "Documentation", exact: true });
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText("Lookup");
  await open(page, "/docs/api");
  await expect(navbar.getByRole("link", { name: "API" })).toHaveAttribute("aria-current", "page");
});
