import { activeOption, dialog, field, options, search, searchButton } from "../searchDialog.ts";
import { expect, follow, hold, open, scrollTo, test } from "../test.ts";

for (const keys of ["Control+k", "Meta+k"]) {
  test(`${keys} opens it, Escape clears, then closes and gives focus back`, async ({ page }) => {
    await open(page, "/docs/overview");
    const link = page.getByRole("link", { name: "the reference", exact: true });
    await link.focus();
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    // Again does nothing, and reports nothing.
    await page.keyboard.press(keys);
    await page.keyboard.type("nearest");
    await expect(options(page)).not.toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(field(page)).toHaveValue("");
    await expect(dialog(page).getByRole("heading", { name: "Start here" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  });
}

test("a click beside it closes it, and the query comes back selected", async ({ page }) => {
  await search(page, "nearest");
  await page.mouse.click(5, 400);
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toHaveValue("nearest");
  await page.keyboard.type("x");
  await expect(field(page)).toHaveValue("x");
});

test("Back closes it, to show the page that it leads to", async ({ page }) => {
  await open(page, "/docs/overview");
  await follow(page, "/docs/licences");
  await page.keyboard.press("Control+k");
  await field(page).fill("nearest");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test("a bare letter opens nothing", async ({ page }) => {
  await open(page, "/docs/overview");
  for (const key of ["k", "/", "s"]) await page.keyboard.press(key);
  await expect(dialog(page)).toBeHidden();
});

test("opened while a page loads, it keeps focus when the page comes", async ({ page }) => {
  const release = await hold(page, "**/docs/api/outward-codes.json");
  await search(page, "nearest outward");
  await expect(activeOption(page)).toContainText("Find the nearest outward codes");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/outward-codes#/);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("post");
  release();
  await expect(page).toHaveTitle(/^Outward codes/);
  await page.keyboard.type("code");
  await expect(field(page)).toHaveValue("postcode");
  // What the address names is marked as usual.
  await expect(page.locator(":target")).toHaveCount(1);
});

test("the page behind it does not move, by wheel or key, nor when it opens", async ({ page }) => {
  await open(page, "/docs/overview");
  await scrollTo(page, 200);
  const heading = page.locator("main h2").first();
  const before = await heading.boundingBox();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.mouse.move(640, 710);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press("PageDown");
  expect(await heading.boundingBox()).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  // Had wheel or key moved the page before, it would be further than what moves it now. The browser may take a frame to
  // let it move again.
  let turned = 0;
  const top = () => page.evaluate(() => window.scrollY);
  await expect(async () => {
    turned += 50;
    await page.mouse.wheel(0, 50);
    await expect.poll(top, { timeout: 1_000 }).toBeGreaterThan(200);
  }).toPass();
  expect(await top()).toBeLessThanOrEqual(200 + turned);
});

test("recent searches can be removed, and stay removed", async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("recent-searches") === null)
      localStorage.setItem("recent-searches", '["first", "second"]');
  });
  await open(page, "/docs/overview");
  await searchButton(page).click();
  const remove = (query: string) => dialog(page).getByRole("button", { name: `Remove “${query}”` });
  await remove("first").click();
  await expect(remove("second")).toBeFocused();
  await expect(remove("first")).toBeHidden();
  await page.reload();
  await page.keyboard.press("Control+k");
  await expect(remove("second")).toBeVisible();
  await expect(remove("first")).toBeHidden();
  await remove("second").click();
  await expect(field(page)).toBeFocused();
  await expect(dialog(page).getByText("Recent searches")).toBeHidden();
});

test("without a query the arrows lead through what the dialog offers", async ({ page }) => {
  await open(page, "/docs/overview");
  await searchButton(page).click();
  await expect(dialog(page).getByRole("link", { name: "Limits" })).toHaveAttribute(
    "href",
    "/docs/api/api-reference-postcodes-io#limits",
  );
  const links = dialog(page).getByRole("navigation", { name: "Start here" }).getByRole("link");
  // The keys come with the rest of the search.
  await expect(async () => {
    await field(page).press("ArrowDown");
    await expect(links.first()).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(links.last()).toBeFocused();
});
