import { expect, open, shellReady, test } from "../test.ts";

test("both readings of the first API slug show the introduction, one of them canonical", async ({
  page,
}) => {
  for (const slug of ["api-reference", "api-reference-postcodes-io"]) {
    await open(page, `/docs/api/${slug}`);
    await expect(page.getByRole("link", { name: "Introduction" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      "https://test.example/docs/api/api-reference-postcodes-io",
    );
  }
});

test("a host that does not redirect: the browser shows the bare path all the same", async ({
  page,
  request,
}) => {
  const document = await (await request.get("/docs/overview")).text();
  await page.route("**/docs/overview.html*", (route) =>
    route.fulfill({ body: document, contentType: "text/html" }),
  );
  await open(page, "/docs/overview.html?from=test#glossary");
  await expect(page).toHaveURL("/docs/overview?from=test#glossary");
});

test("a link to another spelling ends at the bare path without a page load", async ({ page }) => {
  await open(page, "/docs/overview");
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/docs/licences.html";
    link.textContent = "other spelling";
    document.querySelector("main")?.append(link);
  });
  // By key: parts that are laid out on the way to the end of the page move what a pointer aims at.
  await page.getByRole("link", { name: "other spelling" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
  await expect(page).toHaveURL("/docs/licences");
  // The navigation has ended: the page is read from its top, and no bar stays.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.waitForTimeout(400);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test("any other path is a helpful 404", async ({ page, expectConsole }) => {
  expectConsole(/status of 404/, 2);
  const response = await page.goto("/docs/postcode/neerest");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  const suggestions = page.getByRole("region", { name: "Did you mean" });
  await expect(suggestions.getByRole("link").first()).toHaveAttribute(
    "href",
    "/docs/postcode/nearest",
  );
  await suggestions.getByRole("link").first().click();
  // The address changes before the page does.
  await expect(page.getByRole("heading", { level: 1, name: "Nearest postcodes" })).toBeVisible();
  await expect(page).toHaveURL("/docs/postcode/nearest");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
});

test("an address that no server knows stays as it was typed, below a page that says so", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  await page.goto("/docs/overview//");
  await page.mouse.move(300, 300);
  await shellReady(page);
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await expect(page).toHaveURL("/docs/overview//");
});

test("an old place whose text is on another page leads there", async ({ page }) => {
  await page.goto("/docs/overview");
  await page.goto("/docs#an-older-place");
  await expect(page).toHaveURL("/docs/licences#copy");
  await expect(page.locator("#copy")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/docs/overview");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an old place is at the link to where its text is now", async ({ page }) => {
    await page.goto("/docs#an-older-place");
    const link = page.locator("#an-older-place + a");
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL("/docs/licences");
  });
});
