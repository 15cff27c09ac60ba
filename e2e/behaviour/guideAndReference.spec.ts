import type { Page } from "@playwright/test";
import { clickInPlace, expect, open, test } from "../test.ts";

const GUIDE = "/docs/postcode/lookup";
const OPERATION = "/docs/api/lookup-postcode";

const choice = (page: Page, name: "Guide" | "Reference") =>
  page.getByRole("navigation", { name: "Guide and reference" }).getByRole("link", { name });
const show = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView());

for (const width of [390, 1180, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a guide leads to its operation and back, and says which it is", async ({ page }) => {
      await open(page, GUIDE);
      await expect(choice(page, "Guide")).toHaveAttribute("aria-current", "page");
      await expect(choice(page, "Reference")).not.toHaveAttribute("aria-current");
      await choice(page, "Reference").click();
      await expect(page).toHaveURL(OPERATION);
      await expect(
        page.getByRole("heading", { level: 1, name: "Look up a postcode" }),
      ).toBeVisible();
      await expect(choice(page, "Reference")).toHaveAttribute("aria-current", "page");
      await choice(page, "Guide").click();
      await expect(page).toHaveURL(GUIDE);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    test("the section in view stays in view", async ({ page }) => {
      await open(page, GUIDE);
      await show(page, "parameters");
      await expect(choice(page, "Reference")).toHaveAttribute("href", `${OPERATION}#parameters`);
      await clickInPlace(choice(page, "Reference"));
      await expect(page).toHaveURL(`${OPERATION}#parameters`);
      await expect(page.getByRole("heading", { level: 2, name: "Parameters" })).toBeInViewport();
      // The reference has a section of its own for responses, this guide shows them with the request.
      await show(page, "response-200");
      await expect(choice(page, "Guide")).toHaveAttribute("href", `${GUIDE}#request`);
      await clickInPlace(choice(page, "Guide"));
      await expect(page).toHaveURL(`${GUIDE}#request`);
      await expect(page.locator("#request")).toBeInViewport();
    });
  });
}

test("a section that the other page does not have leads to its start", async ({ page }) => {
  await open(page, GUIDE);
  await show(page, "callouts");
  await expect(page.locator("[data-bar] [aria-current=location]")).toHaveText("Notes and warnings");
  await expect(choice(page, "Reference")).toHaveAttribute("href", OPERATION);
});

test("an operation on the page of its group is led to by its guide", async ({ page }) => {
  await open(page, "/docs/outcode/lookup");
  await choice(page, "Reference").click();
  await expect(page).toHaveURL("/docs/api/outward-codes#nearest-outcodes");
  await expect(page.locator("#nearest-outcodes")).toBeInViewport();
  // Several operations share the page, so it has no counterpart.
  await expect(choice(page, "Guide")).toHaveCount(0);
});

test("a guide without headings has it, too", async ({ page }) => {
  await open(page, "/docs/place/query");
  await choice(page, "Reference").click();
  await expect(page).toHaveURL("/docs/api/place-query");
  await choice(page, "Guide").click();
  await expect(page).toHaveURL("/docs/place/query");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the switch leads to the other page", async ({ page }) => {
    await page.goto(`${GUIDE}#parameters`);
    await choice(page, "Reference").click();
    await expect(page).toHaveURL(OPERATION);
    await choice(page, "Guide").click();
    await expect(page).toHaveURL(GUIDE);
  });
});
