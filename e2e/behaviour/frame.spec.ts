import type { Page } from "@playwright/test";
import { expect, open, scrollTo, test } from "../test.ts";

/** One side of the first element that matches. */
const edge = (page: Page, selector: string, side: "left" | "top" | "bottom") =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => element.getBoundingClientRect()[name], side);

for (const width of [1024, 1440, 1920]) {
  test(`the parts of a page stand on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/docs/overview");
    const logo = await edge(page, "header a", "left");
    expect(await edge(page, "[data-sidebar] a", "left")).toBe(logo);
    expect(await edge(page, "footer h2", "left")).toBe(logo);
    await page.goto("/");
    expect(await edge(page, "header a", "left"), "the navbar stays where it is").toBe(logo);
    expect(await edge(page, "footer h2", "left")).toBe(await edge(page, "h1", "left"));
  });
}

for (const path of ["/docs/overview", "/docs"]) {
  test(`the sidebar of ${path} never reaches into the footer, also when the navbar hides`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await open(page, path);
    await scrollTo(page, 99_999);
    await expect(page.getByRole("navigation", { name: "Main" })).not.toBeInViewport();
    await expect
      .poll(
        async () =>
          (await edge(page, "[data-sidebar]", "bottom")) - (await edge(page, "footer", "top")),
      )
      .toBeLessThanOrEqual(0);
  });
}
