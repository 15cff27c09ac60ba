import type { Page } from "@playwright/test";
import { expect, open, scrollTo, test } from "../test.ts";

/** One side of the first element that matches. */
const edge = (page: Page, selector: string, side: "left" | "top" | "bottom") =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => element.getBoundingClientRect()[name], side);

test("the parts of every page start on one line, at every width", async ({
  page,
  expectConsole,
}) => {
  // The not-found page's own status.
  expectConsole(/404/);
  const logos = new Map<number, number>();
  for (const [path, beside] of [
    ["/docs/overview", "[data-sidebar] a"],
    ["/", "h1"],
    ["/endpoints", "h1"],
    ["/no-such-page", "h1"],
  ] as const) {
    await page.goto(path);
    for (const width of [1024, 1440, 1728, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      const logo = await edge(page, "header a", "left");
      expect(logo, `the navbar of ${path} at ${width} px`).toBe(logos.get(width) ?? logo);
      logos.set(width, logo);
      for (const part of [beside, "footer h2"]) {
        expect(await edge(page, part, "left"), `${part} of ${path} at ${width} px`).toBe(logo);
      }
    }
  }
});

test("the main links are in the bar of a tablet, beside the button of the menu", async ({
  page,
}) => {
  await page.goto("/docs/overview");
  const navbar = page.getByRole("navigation", { name: "Main" });
  for (const width of [834, 996]) {
    await page.setViewportSize({ width, height: 1112 });
    await expect(navbar.getByRole("button", { name: "Open menu" })).toBeVisible();
    for (const name of ["Endpoints", "Documentation", "API"]) {
      await expect(navbar.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
  }
});

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
