import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "../test.ts";
import { tooSmall } from "../touchTargets.ts";

const article = (page: Page) => page.getByRole("article");
const radios = (page: Page) => article(page).getByRole("radio");
const visible = (page: Page, selector: string) => article(page).locator(`${selector}:visible`);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("each nation has its own postcode, request and response", async ({ page }) => {
      await page.goto("/");
      await expect(radios(page)).toHaveCount(5);
      const seen = new Set<string>();
      for (const radio of await radios(page).all()) {
        await radio.check();
        // Figure, command and response are of one postcode.
        await expect(visible(page, "[data-nation] figure")).toHaveCount(1);
        const postcode = await visible(page, "figure dl > div:last-child > dd").innerText();
        const command = visible(page, "[data-nation] figure + div");
        await expect(command).toContainText(encodeURIComponent(postcode));
        await expect(visible(page, "summary").first()).toContainText(postcode);
        seen.add(postcode);
      }
      expect(seen.size).toBe(5);
    });

    test("another nation keeps the part open that the reader has opened", async ({ page }) => {
      await page.goto("/");
      await visible(page, "summary").last().click();
      for (const radio of await radios(page).all()) {
        await radio.check();
        await expect(visible(page, "details[open]")).toHaveCount(1);
        await expect(visible(page, "details[open] pre")).toHaveCount(1);
        await expect(visible(page, "details").last()).toHaveAttribute("open", "");
      }
    });
  });
}

test("marks of values are as many as the legend says, and every one has its sign", async ({
  page,
}) => {
  await open(page, "/");
  for (const radio of await radios(page).all()) {
    await radio.check();
    const value = await radio.getAttribute("value");
    const legend = await visible(page, `[data-nation="${value}"]`).last().innerText();
    const [nulls, others = 0] = (legend.match(/\d+/g) ?? []).map(Number).reverse();
    const inNation = article(page).locator(`[data-nation="${value}"]`);
    await expect(inNation.locator('[data-value-mark="null"]')).toHaveCount(nulls ?? 0);
    await expect(inNation.locator('[data-value-mark="other"]')).toHaveCount(others);
    const signs = await inNation
      .locator("[data-value-mark]")
      .evaluateAll((names) => names.map((name) => getComputedStyle(name, "::before").content));
    expect(new Set(signs).size).toBe(others > 0 ? 2 : 1);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  const bottom = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
  };

  test("two screens have what it is, a command and where to start", async ({ page }) => {
    await open(page, "/");
    const start = article(page).getByRole("navigation");
    const command = article(page).locator("[data-nation] figure + div").first();
    const words = article(page).getByRole("heading", { level: 1 }).locator("~ p").first();
    expect(await bottom(words)).toBeLessThan(await bottom(command));
    expect(await bottom(command)).toBeLessThanOrEqual(844);
    expect(await bottom(start)).toBeLessThanOrEqual(2 * 844);
  });

  test("sections far below are laid out late, and an address leads to each", async ({ page }) => {
    await open(page, "/");
    const headings = article(page).locator("section h2[id]");
    const isLaidOut = (heading: Locator) =>
      heading.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut(headings.last())).toBe(false);
    for (const id of await headings.evaluateAll((all) => all.map((heading) => heading.id))) {
      const heading = page.locator(`#${id}`);
      await page.goto(`/?${id}#${id}`);
      await expect(heading).toBeInViewport();
      expect(await isLaidOut(heading)).toBe(true);
    }
  });

  test("what leads on is as high as a finger is wide", async ({ page }) => {
    await open(page, "/");
    // The links of its navigation, and the first link of all: the way that the page suggests.
    const links = article(page)
      .getByRole("navigation")
      .getByRole("link")
      .or(article(page).getByRole("link").first());
    expect(await links.count()).toBeGreaterThan(1);
    expect(await tooSmall(links)).toEqual([]);
  });
});
