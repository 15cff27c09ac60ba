import type { Locator, Page } from "@playwright/test";
import { VARIANT } from "../setup/servers.ts";
import { expect, failWithoutReload, open, scrollTo, shellReady, stopTime, test } from "../test.ts";

/** Goes on from what has focus to a control, by Tab alone. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${control}.`);
}

const navbar = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("navbar: a link opens its page, and focus goes on in its content", async ({ page }) => {
  await open(page, "/docs/overview");
  await tabTo(page, navbar(page).getByRole("link", { name: "Endpoints" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/endpoints");
  await expect(page.getByRole("main")).toBeFocused();
});

test("colour mode: Space and Enter change it, and focus stays", async ({ page }) => {
  await open(page, "/");
  const toggle = page.getByRole("button", { name: /^Colour mode/ });
  await tabTo(page, toggle);
  await page.keyboard.press("Space");
  await expect(toggle).toHaveAccessibleName("Colour mode: dark");
  await page.keyboard.press("Enter");
  await expect(toggle).toHaveAccessibleName("Colour mode: system");
  await expect(toggle).toBeFocused();
});

test("announcement: its button closes it, and Tab goes on from there", async ({ page }) => {
  await open(page, "/docs/overview");
  const bar = page.getByRole("region", { name: "Announcement" });
  await tabTo(page, bar.getByRole("button", { name: "Dismiss announcement" }));
  await page.keyboard.press("Enter");
  await expect(bar).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(navbar(page).getByRole("link").first()).toBeFocused();
});

test("versions: Enter opens the list, and a link in it the version", async ({ page }) => {
  await page.goto(VARIANT.origin + VARIANT.base);
  await shellReady(page);
  await tabTo(page, navbar(page).locator("summary"));
  await page.keyboard.press("Enter");
  await tabTo(page, navbar(page).getByRole("link", { name: "11.0.0" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/11\/overview$/);
  await expect(page.getByRole("main")).toBeFocused();
});

test("menu: opens, leads through both panels, and to a page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/docs/overview");
  await tabTo(page, page.getByRole("button", { name: "Open menu" }));
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await tabTo(page, menu.getByText("Main menu"));
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("link", { name: "Endpoints" })).toBeFocused();
  await tabTo(page, menu.getByRole("link", { name: "API", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/docs/api");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("contents: a link leads to its section, and Tab goes on there", async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 600 });
  await open(page, "/docs/api");
  const contents = page.getByRole("navigation", { name: "On this page" });
  const link = contents.getByRole("link", { name: "Places" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Places" })).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.locator("#places a, #places ~ * a").first()).toBeFocused();
});

test("contents on a phone: opens, leads to a section, and folds up", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/docs/api");
  const fold = page.locator("details", { has: page.getByText("On this page") });
  await tabTo(page, fold.locator("summary"));
  await page.keyboard.press("Enter");
  await tabTo(page, fold.getByRole("link", { name: "Places" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Places" })).toBeInViewport();
  await expect(fold).not.toHaveAttribute("open");
  await page.keyboard.press("Tab");
  await expect(page.locator("#places a, #places ~ * a").first()).toBeFocused();
});

test("previous and next: Enter opens the page at its top", async ({ page }) => {
  await open(page, "/docs/postcode/lookup");
  const steps = page.getByRole("navigation", { name: "Previous and next page" });
  await steps.getByRole("link").last().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/docs/postcode/query");
  await expect(page.getByRole("main")).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link").first(),
  ).toBeFocused();
});

test("a fold opens and closes, and its link follows it", async ({ page }) => {
  await open(page, "/docs/api/api-reference-postcodes-io");
  const row = page.locator("#error-postcode-not-found");
  await row.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(row).toHaveAttribute("open");
  const link = row.getByRole("link", { name: "Direct link to Postcode not found" });
  // It comes with an event after the opening.
  await expect(link).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await expect(row).not.toHaveAttribute("open");
  await expect(row.locator("summary")).toBeFocused();
});

test("code: its buttons copy and wrap, and its box scrolls", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/docs/self-host");
  const block = page.locator("figure", { hasText: "proxy_pass" }).first();
  await stopTime(page);
  await block.getByRole("button", { name: "Wrap long lines" }).focus();
  await page.keyboard.press("Tab");
  await expect(block.getByRole("button", { name: "Copy code" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(block.getByText("Copied", { exact: true })).toBeVisible();
  await page.keyboard.press("Tab");
  const code = block.getByRole("group");
  await expect(code).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await expect(block.getByRole("button", { name: "Wrap long lines" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("a table that is too tall or wide scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await open(page, "/docs/postcode/schema");
  const box = page.getByRole("group", { name: "Coverage: " });
  await page.locator("#coverage a").first().focus();
  await tabTo(page, box);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});

test("an error: Retry is the next stop, and the page that comes has focus", async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.ignore(/ERR_FAILED/);
  await failWithoutReload(page);
  await page.route("**/docs/libraries.json", (route) => route.abort());
  await open(page, "/docs/overview");
  await scrollTo(page, 200);
  await page.getByRole("link", { name: "Libraries" }).last().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unroute("**/docs/libraries.json");
  await tabTo(page, page.getByRole("button", { name: "Retry" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Client libraries" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});
