import { bar, entry, fold, line } from "../contentsBar.ts";
import { clickInPlace, expect, open, pointAt, scrollTo, test } from "../test.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });
  test.beforeEach(({ page }) => open(page, "/docs/overview"));

  test("says which section is in view, and marks it in the list", async ({ page }) => {
    await page.locator("#wide-search").evaluate((heading) => heading.scrollIntoView());
    await expect(line(page)).toHaveText("On this pageWide search");
    await clickInPlace(line(page));
    const marked = fold(page).locator("[aria-current=location]");
    await expect(marked).toHaveText("Wide search");
    await expect(marked).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 0);
    await expect(line(page)).toHaveText("On this page");
  });

  test("opens although its section changes between press and release", async ({ page }) => {
    await page.locator("#wide-search").evaluate((heading) => heading.scrollIntoView());
    await pointAt(line(page).getByText("Wide search"));
    await page.mouse.down();
    await scrollTo(page, 0);
    await expect(line(page)).toHaveText("On this page");
    await pointAt(line(page));
    await page.mouse.up();
    await expect(fold(page)).toHaveAttribute("open");
  });

  test("Escape closes the list and returns to its line", async ({ page }) => {
    await line(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(fold(page).getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(fold(page)).not.toHaveAttribute("open");
    await expect(line(page)).toBeFocused();
  });

  test("a click beside the list closes it, and so does focus that goes elsewhere", async ({
    page,
  }) => {
    await line(page).click();
    await expect(fold(page)).toHaveAttribute("open");
    await page.getByRole("heading", { level: 1 }).click();
    await expect(fold(page)).not.toHaveAttribute("open");
    await line(page).click();
    await page
      .getByRole("link", { name: "Copy page" })
      .or(page.getByRole("button", { name: "Copy page" }))
      .focus();
    await expect(fold(page)).not.toHaveAttribute("open");
  });

  test("going back with Tab brings what is behind the bar out from under it", async ({ page }) => {
    await page.locator("#wide-search").evaluate((heading) => heading.scrollIntoView());
    await page.locator("#wide-search ~ * a").first().focus();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Shift+Tab");
      const isHidden = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest("article")) return false;
        const { left, right, top: above, bottom } = focused.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (above + bottom) / 2);
        return seen?.closest("[data-bar], header") !== null;
      });
      expect(isHidden, `step ${step}`).toBe(false);
    }
  });

  test("is not on paper", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await expect(bar(page)).toBeHidden();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test("the list opens from the bar, and leads to what is below it", async ({ page }) => {
    await page.goto("/docs/overview");
    await expect(entry(page, "Wide search")).toBeHidden();
    await line(page).click();
    await entry(page, "Wide search").click();
    const list = await bar(page).getByRole("navigation").boundingBox();
    const heading = await page
      .getByRole("heading", { level: 2, name: "Wide search" })
      .boundingBox();
    expect(list?.y, "it is still in view").toBeGreaterThan(0);
    expect(heading?.y).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0));
    await expect(page.getByRole("heading", { level: 2, name: "Wide search" })).toBeInViewport();
    await line(page).click();
    await expect(entry(page, "Wide search")).toBeHidden();
  });
});
