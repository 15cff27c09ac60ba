import type { Page } from "@playwright/test";
import { expect, follow, markDocument, open, saveData, scrollTo, test } from "../test.ts";

test.beforeEach(({ page }) => saveData(page));

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("two clicks in a row on pages that are at hand end at the second", async ({ page }) => {
  await open(page, "/docs/overview");
  for (const [path, name] of [
    ["/docs/libraries", "Client libraries"],
    ["/docs/licences", "Licences"],
    ["/docs/overview", "Overview"],
  ] as const) {
    await follow(page, path);
    await expect(heading(page, name)).toBeVisible();
  }
  const sameDocument = await markDocument(page);
  // Every page that comes into the document, in order.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const title = document.querySelector("h1")?.textContent ?? "";
      if (title !== seen.at(-1)) seen.push(title);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.evaluate(() => {
    for (const href of ["/docs/libraries", "/docs/licences"]) {
      const link = document.createElement("a");
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    }
  });
  await expect(heading(page, "Licences")).toBeVisible();
  await expect(page).toHaveURL("/docs/licences");
  await expect(page).toHaveTitle("Licences · Test site");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual(["Overview", "Licences"]);
  expect(await sameDocument()).toBe(true);
});

test("when the navbar hides, sidebar and table of contents take its place", async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 700 });
  await open(page, "/docs/overview");
  const tops = () =>
    page.evaluate(() =>
      ["[data-sidebar]", "[data-bar]"].map((selector) =>
        Math.round(document.querySelector(selector)?.getBoundingClientRect().top ?? -1),
      ),
    );
  await scrollTo(page, 400);
  await expect(page.locator("html")).toHaveAttribute("data-navbar-hidden", "");
  await expect.poll(tops).toEqual([0, 24]);
  await scrollTo(page, 300);
  await expect(page.locator("html")).not.toHaveAttribute("data-navbar-hidden", /.*/);
  await expect.poll(tops).toEqual([60, 84]);
});

test("a page shorter than its sidebar stays as tall when the navbar hides", async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 7000 });
  await open(page, "/docs/licences");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await scrollTo(page, 200);
  await expect(page.locator("html")).toHaveAttribute("data-navbar-hidden", "");
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await height()).toBe(before);
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  /** Elements, and what style puts before and after them, that would move. */
  const movingParts = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .flatMap((element) => ["", "::before", "::after"].map((part) => ({ element, part })))
        .filter(({ element, part }) => {
          const style = getComputedStyle(element, part);
          const { transitionDuration, animationName, scrollBehavior } = style;
          const isStill = transitionDuration === "0s" && animationName === "none";
          return !isStill || scrollBehavior === "smooth";
        })
        .map(({ element, part }) => `${element.tagName}.${element.className}${part}`),
    );

  test("nothing moves by style, anywhere", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ["/", "/docs/postcode/lookup", "/docs/api/lookup-postcode"]) {
      await open(page, path);
      expect(await movingParts(page), path).toEqual([]);
    }
    await page.getByRole("button", { name: "Open menu" }).click();
    expect(await movingParts(page), "the menu").toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search" }).fill("postcode");
    await expect(page.getByRole("option").first()).toBeVisible();
    expect(await movingParts(page), "the search").toEqual([]);
  });
});
