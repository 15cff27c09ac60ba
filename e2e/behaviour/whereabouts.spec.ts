import { openFolds } from "../layout.ts";
import { expect, follow, open, test } from "../test.ts";

test("a long table of contents keeps the entry of the section in view", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, "/docs/overview");
  const marked = page
    .getByRole("navigation", { name: "On this page" })
    .locator("[aria-current=location]");
  await page.locator("#wide-search").evaluate((heading) => heading.scrollIntoView());
  await expect(marked).toHaveText("Wide search");
  await expect(marked).toBeInViewport({ ratio: 1 });
  await page.locator("#not-offered").evaluate((heading) => heading.scrollIntoView());
  await expect(marked).toHaveText("What it does not do");
  await expect(marked).toBeInViewport({ ratio: 1 });
});

test("the sidebar marks the operation in view on a page that holds several", async ({ page }) => {
  await open(page, "/docs/api/postcodes");
  const sidebar = page.locator("[data-sidebar]");
  const marked = sidebar.locator("[aria-current]");
  await expect(marked).toHaveText("All endpoints");
  await sidebar.getByRole("link", { name: "Validate a postcode" }).click();
  await expect(marked).toHaveText(/^Validate a postcode/);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(marked).toHaveText("All endpoints");
});

test("an address made of a field's name arrives", async ({ page }) => {
  // Nobody has touched anything.
  await page.goto("/docs/postcode/schema#admin_district");
  await expect(page).toHaveURL("/docs/postcode/schema#admin-district");
  await expect(page.locator("#admin-district")).toBeInViewport();
  await page.goto("/docs/postcode/schema#codes.admin_ward");
  await expect(page.locator("#codes-admin-ward")).toBeInViewport();
  // By a link from another page, too.
  await open(page, "/docs/overview");
  await follow(page, "/docs/postcode/schema#admin_district");
  await expect(page).toHaveURL("/docs/postcode/schema#admin-district");
  await expect(page.locator("#admin-district")).toBeInViewport();
});

test("a server error leads to the inputs that cause it", async ({ page }) => {
  await page.goto("/docs/api/bulk-postcode-lookup");
  await openFolds(page);
  await page.getByRole("link", { name: "Inputs to avoid in this request" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Inputs to avoid" })).toBeInViewport();
});

test("what is current is marked without moving its neighbours", async ({ page }) => {
  const places = () =>
    page
      .getByRole("navigation", { name: "Main" })
      .getByRole("listitem")
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
  await open(page, "/");
  const before = await places();
  await open(page, "/endpoints");
  expect(await places()).toEqual(before);

  await open(page, "/docs/postcode/schema");
  const list = page.getByRole("navigation", { name: "On this page" }).getByRole("list");
  const height = () => list.evaluate((element) => element.clientHeight);
  const unmarked = await height();
  // Two lines long if its letters were bold.
  await page.locator("#coverage").evaluate((heading) => heading.scrollIntoView());
  await expect(list.locator("[aria-current]")).toHaveText("Which nation has which field");
  expect(await height()).toBe(unmarked);
});

for (const start of ["/docs/postcode/lookup", "/docs/api/lookup-postcode"]) {
  test(`the sidebar of ${start} ends with the window and shows the chosen entry`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await open(page, start);
    await expect(page.getByRole("region", { name: "Announcement" })).toBeVisible();
    const sidebar = page.locator("[data-sidebar]");
    const bottom = () => sidebar.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await bottom()).toBeLessThanOrEqual(700);
    const hrefs = await sidebar
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    for (const href of hrefs) {
      // From the page itself: Playwright would scroll the sidebar before it clicks there.
      await follow(page, href);
      const chosen = sidebar.locator("[aria-current]");
      await expect(chosen).toHaveAttribute("href", href);
      await expect(chosen).toBeInViewport({ ratio: 1 });
    }
  });
}

test("the sidebar shows the entry of a page that is opened by its address", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/docs/licences");
  const chosen = page.locator("[data-sidebar] [aria-current]");
  await expect(chosen).toHaveText("Licences");
  await expect(chosen).toBeInViewport({ ratio: 1 });
});
