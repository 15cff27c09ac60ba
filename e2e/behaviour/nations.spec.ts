import type { Page } from "@playwright/test";
import { readClipboard } from "../readClipboard.ts";
import { expect, hold, open, test } from "../test.ts";

const FILE = "**/samples/lookup-postcode/nations.json";
const nation = (page: Page, name: string) => page.getByRole("radio", { name });
const response = (page: Page) => page.locator("[data-sample-nations]");
const marked = (page: Page, mark: string) => response(page).locator(`a[data-value-mark="${mark}"]`);

test.describe("the response of another nation", () => {
  test.beforeEach(({ page }) => open(page, "/docs/postcode/schema"));

  test("is loaded when it is chosen, with what differs from the first", async ({ page }) => {
    await expect(marked(page, "null")).toHaveCount(0);
    await nation(page, "Islands").check();
    await expect(response(page).locator("figcaption")).toContainText("without coordinates");
    await expect(marked(page, "null").first()).toHaveText('"longitude"');
    await expect(marked(page, "null")).toHaveCount(6);
    await expect(marked(page, "other")).toHaveCount(8);
    await expect(response(page)).toContainText("≠ different from England: 8 · ∅ null: 6");
    await expect(response(page).getByRole("group").last()).toContainText('"TE9 9ST"');

    await nation(page, "England").check();
    await expect(response(page).locator("code").last()).toContainText('"TE1 1ST"');
    await expect(marked(page, "other")).toHaveCount(0);
  });

  test("has names that lead to their descriptions", async ({ page }) => {
    await nation(page, "Islands").check();
    const name = response(page).getByRole("link", { name: '"longitude"', includeHidden: true });
    await expect(name).toHaveAttribute("data-value-mark", "null");
    await name.click();
    await expect(page).toHaveURL(/\/docs\/postcode\/schema#longitude$/);
  });

  test("has its name alone above it on paper", async ({ page }) => {
    await nation(page, "Islands").check();
    await page.emulateMedia({ media: "print" });
    await expect(nation(page, "Islands")).toBeVisible();
    await expect(nation(page, "England")).toBeHidden();
  });

  test("is what is copied", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await nation(page, "Islands").check();
    await expect(response(page)).toContainText("TE9 9ST");
    await response(page).getByRole("button", { name: "Copy code" }).click();
    const copied = await readClipboard(page);
    expect(JSON.parse(copied)).toMatchObject({ result: { postcode: "TE9 9ST", longitude: null } });
  });

  test("is chosen with arrow keys, without moving the choice on the page", async ({ page }) => {
    await nation(page, "England").focus();
    const top = () => nation(page, "England").evaluate((radio) => radio.getBoundingClientRect().y);
    const before = await top();
    await page.keyboard.press("ArrowRight");
    await expect(nation(page, "Islands")).toBeFocused();
    await expect(response(page)).toContainText("TE9 9ST");
    expect(await top()).toBe(before);
  });

  test("is not chosen if its file cannot be loaded, and the next choice tries again", async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource/);
    await page.route(FILE, (route) => route.abort());
    await nation(page, "Islands").click();
    await expect(nation(page, "England")).toBeChecked();
    await expect(response(page)).toContainText("TE1 1ST");
    await page.unroute(FILE);
    await nation(page, "Islands").check();
    await expect(response(page)).toContainText("TE9 9ST");
  });
});

test("a nation that is chosen before the shell comes is shown when it is there", async ({
  page,
}) => {
  const letShellCome = await hold(page, "**/assets/entry-client*");
  await page.goto("/docs/postcode/schema");
  await nation(page, "Islands").check();
  await expect(response(page)).toContainText("TE1 1ST");
  letShellCome();
  await expect(response(page)).toContainText("TE9 9ST");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page leads to the home page, which has all nations", async ({ page }) => {
    await page.goto("/docs/postcode/schema");
    await expect(nation(page, "Islands")).toBeHidden();
    await page.getByRole("link", { name: "other nations" }).click();
    await expect(page).toHaveURL(/\/#nations$/);
    const shown = page.locator("#nations");
    await expect(shown.getByText("TE1 1ST")).toBeVisible();
    await expect(shown.getByText("TE9 9ST")).toBeHidden();
    await nation(page, "Islands").check();
    await expect(shown.getByText("TE9 9ST")).toBeVisible();
    await expect(shown.getByText("TE1 1ST")).toBeHidden();
  });
});
