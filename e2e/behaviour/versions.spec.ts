import { VARIANT } from "../setup/servers.ts";
import { expect, open, shellReady, test } from "../test.ts";

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

test("two versions: a menu, and Documentation leads to the preferred one", async ({ page }) => {
  const site = VARIANT.origin + VARIANT.base;
  await page.goto(site);
  await shellReady(page);
  const navbar = page.getByRole("navigation", { name: "Main" });
  const documentation = navbar.getByRole("link", { name: "Documentation" });
  await expect(documentation).toHaveAttribute("href", `${VARIANT.base}docs/overview`);
  await navbar.locator("summary").click();
  await navbar.getByRole("link", { name: "11.0.0" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Overview of version 11" }),
  ).toBeVisible();
  await expect(navbar.locator("summary")).toContainText("Docs 11.0.0");
  await expect(navbar.getByRole("link", { name: "12.0.0" })).toBeHidden();
  await page.goto(site);
  await shellReady(page);
  await expect(documentation).toHaveAttribute("href", `${VARIANT.base}docs/11/overview`);
});
