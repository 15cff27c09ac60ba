import { expect, test } from "../test.ts";

test.use({ javaScriptEnabled: false });

test("links lead on and groups of the sidebar open", async ({ page }) => {
  await page.goto("/docs/overview");
  const sidebar = page.getByRole("navigation", { name: "Documentation", exact: true });
  await sidebar.getByText("Places", { exact: true }).click();
  await sidebar.getByRole("link", { name: "Query" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Search for places" })).toBeVisible();
});

test("controls that need a script are not shown", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: /Colour mode/ })).toBeHidden();
  await expect(page.getByRole("button", { name: "Dismiss announcement" })).toBeHidden();
  for (const copy of await page.getByRole("button", { name: "Copy code" }).all()) {
    await expect(copy).toBeHidden();
  }
});

test("the 404 page names the entrances, with a line each, and the API's own address", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  await page.goto("/postcodes/TE11ST");
  const entrances = page.getByRole("article").getByRole("listitem");
  await expect(entrances.getByRole("link")).toHaveCount(4);
  for (const entrance of await entrances.all()) {
    await expect(entrance.getByRole("paragraph")).not.toBeEmpty();
  }
  await expect(page.getByRole("article")).toContainText("use https://api.postcodes.io");
});
