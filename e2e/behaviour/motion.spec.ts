import type { Page } from "@playwright/test";
import { expect, follow, markDocument, open, saveData, scrollTo, test } from "../test.ts";

test.beforeEach(({ page }) => saveData(page));

/** Counts the cross-fades that are begun. */
async function countFades(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const begin = document.startViewTransition.bind(document);
    document.documentElement.dataset["fades"] = "0";
    document.startViewTransition = (change) => {
      const { dataset } = document.documentElement;
      dataset["fades"] = String(Number(dataset["fades"]) + 1);
      return begin(change);
    };
  });
  return async () => Number(await page.locator("html").getAttribute("data-fades"));
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("a page fades over into the next; clicks go through at once", async ({ page }) => {
  await open(page, "/docs/overview");
  const fades = await countFades(page);
  await follow(page, "/docs/licences");
  await expect(heading(page, "Licences")).toBeVisible();
  await expect.poll(fades).toBe(1);
  // Of a fade that is under way: the one above may be over on a slow machine.
  const { overlay, longest } = await page.evaluate(async () => {
    const transition = document.startViewTransition(() => undefined);
    await transition.ready;
    const times = document.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime);
    return {
      overlay: getComputedStyle(document.documentElement, "::view-transition").pointerEvents,
      longest: Math.max(...times.map(Number)),
    };
  });
  expect(overlay).toBe("none");
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThanOrEqual(150);
});

test("a change without a fade, because it is cut short, is made all the same", async ({ page }) => {
  await open(page, "/docs/overview");
  await page.evaluate(() => {
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = begin(change);
      transition.skipTransition();
      return transition;
    };
  });
  await follow(page, "/docs/licences");
  await expect(heading(page, "Licences")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});

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
  // The second click comes when the first page is there and waits for its fade to begin.
  await page.evaluate(() => {
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      document.startViewTransition = begin;
      const transition = begin(change);
      const link = document.createElement("a");
      link.href = "/docs/licences";
      document.body.append(link);
      link.click();
      link.remove();
      return transition;
    };
  });
  await follow(page, "/docs/libraries");
  await expect(heading(page, "Licences")).toBeVisible();
  await expect(page).toHaveURL("/docs/licences");
  await expect(page).toHaveTitle("Licences · Test site");
  await page.waitForTimeout(300);
  await expect(heading(page, "Licences")).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual(["Overview", "Licences"]);
  expect(await sameDocument()).toBe(true);
});

test("when the navbar hides, sidebar and table of contents take its place", async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 700 });
  await open(page, "/docs/overview");
  const tops = () =>
    page.evaluate(() =>
      ["[data-sidebar]", "aside > nav"].map((selector) =>
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

  test("pages change without a fade", async ({ page }) => {
    await open(page, "/docs/overview");
    const fades = await countFades(page);
    await follow(page, "/docs/licences");
    await expect(heading(page, "Licences")).toBeVisible();
    expect(await fades()).toBe(0);
  });

  test("nothing moves by style, anywhere", async ({ page }) => {
    await open(page, "/docs/api/lookup-postcode");
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .filter((element) => {
          const { transitionDuration, animationName } = getComputedStyle(element);
          return transitionDuration !== "0s" || animationName !== "none";
        })
        .map(({ tagName, className }) => `${tagName}.${className}`),
    );
    expect(moving).toEqual([]);
  });
});

test("page loads fade too, unless motion is unwelcome", async ({ page }) => {
  await page.goto("/docs/overview");
  const rule = await page.evaluate(() => {
    const inside = (rules: CSSRuleList, conditions: string[]): string[][] =>
      [...rules].flatMap((entry) => {
        if (entry.constructor.name === "CSSViewTransitionRule") return [conditions];
        if (!(entry instanceof CSSGroupingRule)) return [];
        const own = entry instanceof CSSMediaRule ? [entry.conditionText] : [];
        return inside(entry.cssRules, [...conditions, ...own]);
      });
    return [...document.styleSheets].flatMap((sheet) => inside(sheet.cssRules, []));
  });
  expect(rule).toEqual([["(prefers-reduced-motion: no-preference)"]]);
});
