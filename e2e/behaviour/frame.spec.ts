import type { Page } from "@playwright/test";
import { expect, open, scrollTo, test } from "../test.ts";

/** One side of the first element that matches. */
const edge = (page: Page, selector: string, side: "left" | "top" | "bottom") =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => element.getBoundingClientRect()[name], side);

for (const width of [1024, 1440, 1728, 1920]) {
  test(`the parts of a page start on one line at ${width} px`, async ({ page, expectConsole }) => {
    // The not-found page's own status.
    expectConsole(/404/);
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/docs/overview");
    const logo = await edge(page, "header a", "left");
    expect(await edge(page, "[data-sidebar] a", "left")).toBe(logo);
    expect(await edge(page, "footer h2", "left")).toBe(logo);
    for (const path of ["/", "/endpoints", "/no-such-page"]) {
      await page.goto(path);
      expect(await edge(page, "header a", "left"), "the navbar stays where it is").toBe(logo);
      expect(await edge(page, "h1", "left"), `the content of ${path}`).toBe(logo);
      expect(await edge(page, "footer h2", "left"), `the footer of ${path}`).toBe(logo);
    }
  });
}

for (const width of [834, 996]) {
  test(`the main links are in the bar at ${width} px, beside the button of the menu`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1112 });
    await page.goto("/docs/overview");
    const navbar = page.getByRole("navigation", { name: "Main" });
    await expect(navbar.getByRole("button", { name: "Open menu" })).toBeVisible();
    for (const name of ["Endpoints", "Documentation", "API"]) {
      await expect(navbar.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
  });
}

test("on a phone a mistyped address leads to the closest pages without scrolling", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/docs/postcode/lokup");
  const suggestions = page.getByRole("region", { name: "Did you mean" });
  await expect(suggestions.getByRole("heading")).toBeInViewport({ ratio: 1 });
  await expect(suggestions.getByRole("link").first()).toBeInViewport({ ratio: 1 });
});

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
          (await edge(page, "[data-sidebar]", "bottom")) -
          (await edge(page, "footer:not(main *)", "top")),
      )
      .toBeLessThanOrEqual(0);
  });
}
