import type { Locator } from "@playwright/test";
import { expect, open, test } from "../test.ts";

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const FINGER = 44;

/** Whether a control shows words: a screen reader's do not make it wider. */
function showsWords(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      const isSeen =
        parentElement?.closest(".visually-hidden") === null && parentElement.checkVisibility();
      if (isSeen && textContent?.trim()) return true;
    }
    return false;
  });
}

/** The names of controls that are lower than a finger is wide or, if they show no words, narrower. */
async function tooSmall(controls: Locator): Promise<string[]> {
  const visible = (await controls.all()).map(async (control) => {
    const box = await control.boundingBox();
    if (box === null) return [];
    const name = (await control.getAttribute("aria-label")) ?? (await control.innerText());
    const side = (await showsWords(control)) ? box.height : Math.min(box.width, box.height);
    return side < FINGER - 0.5 ? [`${name.trim()}: ${box.width} × ${box.height}`] : [];
  });
  return (await Promise.all(visible)).flat();
}

test("what leads through the site is as high as a finger is wide", async ({ page }) => {
  await open(page, "/docs/api/lookup-postcode");
  expect(await tooSmall(page.locator("header :is(a, button)"))).toEqual([]);
  expect(await tooSmall(page.locator("footer nav a"))).toEqual([]);
  expect(
    await tooSmall(page.getByRole("navigation", { name: "Previous and next page" }).locator("a")),
  ).toEqual([]);
  await page.getByRole("button", { name: "Open menu" }).tap();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect.poll(() => drawer.locator("a:visible").count()).toBeGreaterThan(5);
  expect(await tooSmall(drawer.locator(":is(a, summary, button):visible"))).toEqual([]);
});

test("what works inside an article is, too", async ({ page }) => {
  await open(page, "/docs/api/bulk-postcode-lookup");
  await page.locator("summary", { hasText: "On this page" }).tap();
  const controls = page.locator("main :is(summary, [role=tab], button, details nav a):visible");
  await expect(page.locator("main details nav a").first()).toBeVisible();
  expect(await controls.count()).toBeGreaterThan(20);
  expect(await tooSmall(controls)).toEqual([]);
});

test("controls that show no words are as wide as that", async ({ page }) => {
  await open(page, "/docs/api/bulk-postcode-lookup");
  for (const name of [
    "Open menu",
    /^Colour mode: /,
    "Dismiss announcement",
    "Copy code",
    "Wrap long lines",
  ]) {
    const controls = page.getByRole("button", { name });
    await expect(controls.first(), String(name)).toBeVisible();
    // Otherwise their width would not be looked at.
    expect(await showsWords(controls.first()), String(name)).toBe(false);
    expect(await tooSmall(controls)).toEqual([]);
  }
  await page.getByRole("button", { name: "Open menu" }).tap();
  const close = page.getByRole("button", { name: "Close menu" });
  await expect(close).toBeVisible();
  expect(await showsWords(close)).toBe(false);
  expect(await tooSmall(close)).toEqual([]);
});

test("the home page's first steps are, too", async ({ page }) => {
  await open(page, "/");
  const steps = page
    .getByRole("navigation", { name: "Where to start" })
    .getByRole("link")
    .or(page.getByRole("link", { name: "Read the overview" }));
  await expect(steps).toHaveCount(6);
  expect(await tooSmall(steps)).toEqual([]);
});
