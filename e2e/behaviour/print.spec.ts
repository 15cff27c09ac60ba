import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "../test.ts";

/** The page as a printer gets it, in dark mode: the width of a sheet of A4 without its margins. */
async function printed(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.setViewportSize({ width: 673, height: 950 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
}

/** Width and height of every element, to see that none is without a box. */
function boxes(elements: Locator): Promise<[number, number][]> {
  return elements.evaluateAll((all) =>
    all.map((element): [number, number] => {
      const { width, height } = element.getBoundingClientRect();
      return [width, height];
    }),
  );
}

test("paper is light whatever the screen is, and says where links to other pages lead", async ({
  page,
}) => {
  await printed(page, "/docs/overview");
  const colours = await page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    return { backgroundColor, color: getComputedStyle(document.body).color };
  });
  expect(colours).toEqual({ backgroundColor: "rgb(255, 255, 255)", color: "rgb(22, 28, 35)" });
  const addressAfter = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(await addressAfter('article a[href^="https://elsewhere"]')).toContain(
    "https://elsewhere.test.example/status",
  );
  expect(await addressAfter('article a[href="/docs/api"]')).toContain(
    "(https://test.example/docs/api)",
  );
  expect(await addressAfter('article p a[href^="#"]')).toBe("none");
  await page.emulateMedia({ media: "screen" });
  expect(await addressAfter('article a[href="/docs/api"]')).toBe("none");
  await expect(page.getByText("https://test.example/docs/overview", { exact: true })).toBeHidden();
});

for (const path of ["/", "/docs/api/lookup-postcode"]) {
  test(`${path} on paper: the article, the line of breadcrumbs, and no navigation`, async ({
    page,
  }) => {
    await printed(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const around = page.locator(
      "header, dialog, [data-sidebar], footer nav, main footer a, a:text('Skip to content'), [aria-label='Announcement'], [aria-label='On this page'], [aria-label='Previous and next page']",
    );
    expect(await around.count()).toBeGreaterThan(5);
    for (const part of await around.all()) await expect(part).toBeHidden();
    for (const control of await page.locator("button, [data-direct-link]").all()) {
      await expect(control).toBeHidden();
    }
    if (path !== "/") await expect(page.getByLabel("Breadcrumbs")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText(`https://test.example${path}`);
    await expect(page.getByText(`https://test.example${path}`, { exact: true })).toBeVisible();
  });
}

test("samples and all folded parts are printed", async ({ page }) => {
  await printed(page, "/docs/api/bulk-postcode-lookup");
  const closed = page.locator("article details:not([open]) > :not(summary, [data-direct-link])");
  expect(await closed.count()).toBeGreaterThan(3);
  for (const [width, height] of await boxes(closed)) {
    expect(width).toBeGreaterThan(0);
    expect(height).toBeGreaterThan(0);
  }
});

test("while the browser prints, folded parts are open, also those of which one may be open", async ({
  page,
}) => {
  await open(page, "/");
  const parts = page.locator("article details");
  const openParts = page.locator("article details[open]");
  const before = await openParts.count();
  expect(await parts.count()).toBeGreaterThan(before);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(openParts).toHaveCount(await parts.count());
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(openParts).toHaveCount(before);
  // Still a group of which one is open.
  await page.locator("article summary").first().click();
  await expect(openParts).toHaveCount(1);
});

for (const path of ["/docs/api/bulk-postcode-lookup", "/endpoints"]) {
  test(`${path} on paper: code is wrapped, not cut off`, async ({ page }) => {
    await printed(page, path);
    const blocks = page.locator("article pre");
    const cut = await blocks.evaluateAll((all) =>
      all
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth || scrollHeight > clientHeight,
        )
        .map((block) => block.textContent?.slice(0, 60)),
    );
    expect(await blocks.count()).toBeGreaterThan(3);
    expect(cut).toEqual([]);
  });
}
