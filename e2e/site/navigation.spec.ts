import { sitemapPaths } from "../pages.ts";
import { expect, open, test } from "../test.ts";

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

const isReference = (path: string) => path.startsWith("/docs/api/");
const isGuide = (path: string) => path.startsWith("/docs/") && !/^\/docs\/api(\/|$)/.test(path);

for (const [name, start, belongs] of [
  ["Documentation", "/docs", isGuide],
  ["API reference", "/docs/api", isReference],
] as const) {
  test(`the sidebar "${name}" has every page of its part, in the order of the sitemap`, async ({
    page,
  }) => {
    await open(page, start);
    const hrefs = await page
      .getByRole("navigation", { name, exact: true })
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    // A link to a part of a page follows the link to the page.
    expect(hrefs.filter((href) => !href.includes("#"))).toEqual(sitemapPaths().filter(belongs));
  });
}
