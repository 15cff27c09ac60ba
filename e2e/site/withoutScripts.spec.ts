import { sitemapPaths } from "../pages.ts";
import { expect, test } from "../test.ts";

test.use({ javaScriptEnabled: false });

test("every page reads completely and can be left", async ({ page, request }) => {
  test.slow();
  for (const path of sitemapPaths()) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const file = path === "/" ? "/index.json" : `${path}.json`;
    const { html } = await (await request.get(file)).json();
    const words = html.replace(/<[^>]*>/g, "").replace(/&#?\w+;/g, "x").length;
    const shown = (await page.locator("article").textContent())?.length ?? 0;
    expect(shown, path).toBe(words);
    await expect(page.getByRole("link", { name: "Documentation" }).first()).toBeVisible();
  }
});
