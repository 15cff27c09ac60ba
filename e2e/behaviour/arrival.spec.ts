import type { Page } from "@playwright/test";
import { findInPage } from "../findInPage.ts";
import { expect, follow, open, saveData, scrollTo, test } from "../test.ts";

/** The start of a new page is painted first; the rest of it, and what is around it, follow. */
const LONG = "/docs/overview";
const lastHeading = (page: Page) => page.locator("#glossary-2");
const lastParagraph = (page: Page) => page.locator("article > p").last();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const sidebarEntry = (page: Page) =>
  page.getByRole("navigation", { name: "Documentation", exact: true }).locator("[aria-current]");

test.beforeEach(({ page }) => saveData(page));

/** From now on the site's own frames come only when the returned function is called; the browser paints all the same. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const held = new Map<number, FrameRequestCallback>();
    const { requestAnimationFrame, cancelAnimationFrame } = window;
    let last = 0;
    window.requestAnimationFrame = (callback) => {
      last += 1;
      held.set(last, callback);
      return last;
    };
    window.cancelAnimationFrame = (id) => void held.delete(id);
    window.addEventListener("release-frames", () => {
      Object.assign(window, { requestAnimationFrame, cancelAnimationFrame });
      for (const callback of held.values()) window.requestAnimationFrame(callback);
    });
  });
  return () => page.evaluate(() => void window.dispatchEvent(new Event("release-frames")));
}

test("the start of a page is there before its rest and what is around it", async ({ page }) => {
  await open(page, "/docs/licences");
  const release = await holdFrames(page);
  await follow(page, LONG);
  await expect(heading(page, "Overview")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toContainText("Overview");
  await expect(lastHeading(page)).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).not.toBeInViewport();
  await expect(sidebarEntry(page)).toHaveText("Licences");
  await release();
  await expect(lastHeading(page)).toBeVisible();
  await expect(sidebarEntry(page)).toHaveText("Overview");
  await expect(
    page.locator("[data-bar]").getByRole("link", { name: "Glossary, part two" }),
  ).toBeVisible();
});

test("the page of an operation comes in the same order", async ({ page }) => {
  await open(page, "/docs/licences");
  await follow(page, "/docs/api/bulk-postcode-lookup");
  await expect(page.locator("#related")).toBeVisible();
  // What is seen of it depends on what the browser has laid out.
  const whole = await page.locator("article").textContent();
  await open(page, "/docs/api/bulk-postcode-lookup");
  expect(whole).toBe(await page.locator("article").textContent());
});

test("another page replaces one whose rest has not come", async ({ page }) => {
  await open(page, "/docs/licences");
  const release = await holdFrames(page);
  await follow(page, LONG);
  await expect(heading(page, "Overview")).toBeVisible();
  await follow(page, "/docs/postcode/lookup");
  await expect(heading(page, "Overview")).toHaveCount(0);
  await release();
  await expect(sidebarEntry(page)).toHaveText("Lookup");
  await expect(lastHeading(page)).toHaveCount(0);
  await page.goBack();
  await expect(lastHeading(page)).toBeVisible();
});

test("a page with a fragment is whole at once", async ({ page }) => {
  await open(page, "/docs/licences");
  await holdFrames(page);
  await follow(page, `${LONG}#glossary-2`);
  await expect(lastHeading(page)).toBeInViewport();
});

test("a page that the reader returns to is whole at once", async ({ page }) => {
  await open(page, LONG);
  await lastHeading(page).evaluate((element) => element.scrollIntoView());
  await expect(lastHeading(page)).toBeInViewport();
  await scrollTo(page, await page.evaluate(() => window.scrollY - 50));
  await holdFrames(page);
  // As the reader leaves: until then, what is laid out late can move the page. Seen in the window, because what is above
  // may get its height only when the reader is back, and the browser then scrolls along.
  const left = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const top = () => document.querySelector("#glossary-2")?.getBoundingClientRect().top;
        window.navigation.addEventListener("navigate", () => resolve(top() ?? Number.NaN), {
          once: true,
        });
      }),
  );
  await follow(page, "/docs/licences");
  const top = await left;
  await expect(heading(page, "Licences")).toBeVisible();
  await page.goBack();
  await expect(lastHeading(page)).toBeInViewport();
  await expect
    .poll(async () => Math.abs(((await lastHeading(page).boundingBox())?.y ?? 0) - top))
    .toBeLessThan(1);
});

test("a page that is printed is whole", async ({ page }) => {
  await open(page, "/docs/licences");
  const release = await holdFrames(page);
  await follow(page, LONG);
  await expect(heading(page, "Overview")).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(lastHeading(page)).toHaveCount(1);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await release();
  await expect(sidebarEntry(page)).toHaveText("Overview");
  await expect(lastHeading(page)).toHaveCount(1);
});

test("find in page finds words in the rest of a page that has just come", async ({ page }) => {
  await open(page, "/docs/licences");
  await follow(page, LONG);
  await expect(lastHeading(page)).toBeVisible();
  const words = (await lastParagraph(page).textContent())?.slice(-30) ?? "";
  expect(await findInPage(page, words)).toBe(true);
  await expect(lastParagraph(page)).toBeInViewport();
});

test("code in the rest of a page has its buttons", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("code-wrap", "on"));
  await open(page, "/docs/licences");
  await follow(page, "/docs/self-host");
  const code = page.locator("figure", { hasText: "proxy_pass" }).first();
  await code.scrollIntoViewIfNeeded();
  await expect(code.getByRole("button", { name: "Wrap long lines" })).toBeVisible();
});
