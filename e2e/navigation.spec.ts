import { expect, open, test } from "./test.ts";

const repository = "https://github.com/ideal-postcodes/postcodes.io";

test("the navbar leads where the specification says", async ({ page }) => {
  await open(page, "/");
  const navbar = page.getByRole("navigation", { name: "Main" });
  const links = await navbar.getByRole("listitem").getByRole("link").all();
  const targets = await Promise.all(
    links.map(async (link) => [await link.textContent(), await link.getAttribute("href")]),
  );
  expect(targets.map(([label, href]) => [label?.replace(" (external site)", ""), href])).toEqual([
    ["Endpoints", "/endpoints"],
    ["Documentation", "/docs/overview"],
    ["API", "/docs/api"],
    ["Status", "https://status.ideal-postcodes.co.uk"],
    ["Blog", "https://blog.ideal-postcodes.co.uk/tag/postcodes-io"],
    ["GitHub", repository],
  ]);
});

test("the footer has four columns", async ({ page }) => {
  await open(page, "/");
  const columns: Record<string, [string, string][]> = {
    Documentation: [
      ["Overview", "/docs/overview"],
      ["Self Hosting", "/docs/self-host"],
      ["Licences", "/docs/licences"],
    ],
    API: [["API Reference", "/docs/api"]],
    Community: [
      ["Help", "https://ideal-postcodes.co.uk/support"],
      ["Issue Tracker", `${repository}/issues`],
      ["Libraries", "/docs/libraries"],
    ],
    More: [
      ["GitHub", repository],
      ["Changelog", `${repository}/blob/main/CHANGELOG.md`],
      ["Ideal Postcodes", "https://ideal-postcodes.co.uk"],
    ],
  };
  for (const [title, links] of Object.entries(columns)) {
    const column = page.getByRole("navigation", { name: `Footer: ${title}` });
    await expect(column.getByRole("link")).toHaveCount(links.length);
    for (const [label, href] of links) {
      await expect(column.getByRole("link", { name: label })).toHaveAttribute("href", href);
    }
  }
  await expect(page.getByRole("contentinfo")).toContainText("12.0.0");
});

test("external links are marked and give nothing away", async ({ page }) => {
  await open(page, "/docs/libraries");
  const external = page.locator('a[href^="http"]');
  expect(await external.count()).toBeGreaterThan(5);
  for (const link of await external.all()) {
    await expect(link).toHaveAttribute("rel", "noopener");
    await expect(link).toContainText("(external site)");
  }
});

test("the docs sidebar has the stated order", async ({ page }) => {
  await open(page, "/docs/overview");
  const sidebar = page.getByRole("navigation", { name: "Documentation", exact: true });
  const hrefs = await sidebar
    .locator("a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.replace("/docs/", "")));
  expect(hrefs).toEqual([
    "overview",
    ...[
      "schema",
      "lookup",
      "query",
      "bulk",
      "random",
      "autocomplete",
      "nearest",
      "reverse-geocode",
      "bulk-reverse-geocode",
    ].map((name) => `postcode/${name}`),
    ...["schema", "lookup", "reverse-geocode", "nearest"].map((name) => `outcode/${name}`),
    ...["schema", "lookup", "query", "random"].map((name) => `place/${name}`),
    ...["schema", "lookup"].map((name) => `terminated-postcode/${name}`),
    ...["schema", "lookup"].map((name) => `scottish-postcode/${name}`),
    "libraries",
    "self-host",
    "licences",
  ]);
});

test("the API sidebar has introduction, five groups and all 19 operations", async ({ page }) => {
  await open(page, "/docs/api");
  const sidebar = page.getByRole("navigation", { name: "API reference", exact: true });
  await expect(sidebar.locator("summary")).toHaveText([
    "Postcodes",
    "Terminated postcodes",
    "Scottish postcodes",
    "Outward codes",
    "Places",
  ]);
  await expect(sidebar.locator("a").first()).toHaveText("Introduction");
  // One page for the introduction, one for each group, and 19 operations.
  await expect(sidebar.locator("a")).toHaveCount(1 + 5 + 19);
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

test("the skip link is first in tab order and leads to the content", async ({ page }) => {
  await page.goto("/docs/overview");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("headings carry a direct link", async ({ page }) => {
  await open(page, "/docs/overview");
  const heading = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  const link = heading.getByRole("link");
  const text = (await heading.textContent())?.replace(/#$/, "");
  await expect(link).toHaveAttribute("title", `Direct link to ${text}`);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#${await heading.getAttribute("id")}$`));
  await expect(heading).toBeInViewport();
});
