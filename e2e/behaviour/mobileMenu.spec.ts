import type { Page } from "@playwright/test";
import { expect, open, test } from "../test.ts";

test.use({ viewport: { width: 390, height: 844 } });

const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const openMenu = (page: Page) => page.getByRole("button", { name: "Open menu" }).click();

test("is there at 996 px and gone at 997 px", async ({ page }) => {
  await open(page, "/docs/overview");
  const button = page.getByRole("button", { name: "Open menu" });
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(button).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(button).toBeHidden();
});

test("shows the main menu at once where there is no sidebar", async ({ page }) => {
  await open(page, "/");
  await openMenu(page);
  await expect(menu(page).getByRole("link", { name: "GitHub" })).toBeVisible();
});

test("closes when a link leads to a place on the same page, and shows the sidebar first again", async ({
  page,
}) => {
  await open(page, "/docs/api/postcodes");
  await openMenu(page);
  await menu(page).getByText("Main menu").click();
  await page.keyboard.press("Escape");
  await openMenu(page);
  await menu(page).getByRole("link", { name: "Validate a postcode" }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page.locator("#validate-postcode")).toBeInViewport();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("opens, closes and leads to pages", async ({ page }) => {
    await page.goto("/docs/overview");
    await openMenu(page);
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await menu(page).getByText("Main menu").click();
    await menu(page).getByRole("link", { name: "Endpoints" }).click();
    await expect(page).toHaveURL("/endpoints");
  });
});
