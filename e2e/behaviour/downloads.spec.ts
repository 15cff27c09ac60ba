import { expect, open, test } from "../test.ts";

const FILES = [
  ["Postman collection", "postcodes-io.postman_collection.json"],
  ["HTTP file", "postcodes-io.http"],
  ["JSON Schema", "postcodes-io.schema.json"],
  ["TypeScript types", "postcodes-io.d.ts"],
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a download is saved under its name, and the page stays", async ({ page }) => {
      if (javaScriptEnabled) await open(page, "/docs/api");
      else await page.goto("/docs/api");
      for (const [name, file] of FILES) {
        const saved = page.waitForEvent("download");
        await page.getByRole("article").getByRole("link", { name, exact: true }).click();
        expect((await saved).suggestedFilename()).toBe(file);
      }
      await expect(page).toHaveURL("/docs/api");
    });
  });
}

test("the introduction offers files for tools, and leads to all of them", async ({ page }) => {
  await open(page, "/docs/api/api-reference-postcodes-io");
  const article = page.getByRole("article");
  await expect(article.getByRole("link", { name: "HTTP file" })).toBeVisible();
  await article.getByRole("link", { name: "downloads", exact: true }).click();
  await expect(page).toHaveURL("/docs/api#contract");
  await expect(page.getByRole("heading", { name: "Downloads" })).toBeInViewport();
});
