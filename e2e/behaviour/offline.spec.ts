import type { Page } from "@playwright/test";
import { dialog, field, options, searchButton } from "../searchDialog.ts";
import { expect, follow, markDocument, open, saveData, test } from "../test.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test.beforeEach(async ({ page, consoleWatch }) => {
  consoleWatch.ignore(/ERR_INTERNET_DISCONNECTED/);
  await saveData(page);
});

test("without a connection visited pages and the search work, and others as soon as there is one", async ({
  page,
  context,
}) => {
  await open(page, "/docs/overview");
  await follow(page, "/docs/licences");
  await expect(heading(page, "Licences")).toBeVisible();
  await searchButton(page).click();
  await field(page).fill("postcode");
  await expect(options(page)).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  const sameDocument = await markDocument(page);

  await context.setOffline(true);
  await page.goBack();
  await expect(heading(page, "Overview")).toBeVisible();
  await page.goForward();
  await expect(heading(page, "Licences")).toBeVisible();
  await searchButton(page).click();
  await field(page).fill("nearest outward");
  await expect(options(page).first()).toContainText("Find the nearest outward codes");
  await options(page).first().click();
  await expect(dialog(page)).toBeHidden();

  // Where it leads was never visited.
  const alert = page.getByRole("alert").filter({ hasText: "This page could not be loaded." });
  await expect(alert).toContainText("This device is offline.");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(alert).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Licences")).toBeVisible();
  await page.goForward();
  await expect(alert).toBeVisible();

  await context.setOffline(false);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(heading(page, "Outward codes")).toBeVisible();
  expect(await sameDocument()).toBe(true);
});
