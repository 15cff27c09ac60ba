import { expect, open, test } from "../test.ts";

const stored = "docs-version";

test("one version: a plain label, stored when a docs page is opened", async ({ page }) => {
  await open(page, "/");
  await expect(page.getByRole("navigation", { name: "Main" })).toContainText("Docs 12.0.0");
  expect(await page.evaluate((key) => localStorage.getItem(key), stored)).toBeNull();
  await page.getByRole("link", { name: "Documentation" }).first().click();
  await expect(page).toHaveURL("/docs/overview");
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), stored)).toBe("12.0.0");
});

test("a stored version that no longer exists is dropped without a warning", async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, "3.0.0"), stored);
  await open(page, "/");
  await expect(page.getByRole("link", { name: "Documentation" }).first()).toHaveAttribute(
    "href",
    "/docs/overview",
  );
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), stored)).toBeNull();
});
