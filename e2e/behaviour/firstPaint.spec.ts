import type { Page } from "@playwright/test";
import { serveDocumentsInParts } from "../documentsInParts.ts";
import { dialog } from "../searchDialog.ts";
import { TEST_SITE } from "../setup/servers.ts";
import { expect, hold, saveData, shellReady, test, twoFrames } from "../test.ts";

const SHELL = /\/assets\/entry-client-/;

test("the shell is fetched when the browser is idle, and runs when somebody is there", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const fetched = page.waitForResponse(SHELL);
  await page.goto("/docs/overview");
  await (await fetched).finished();
  const isRunning = () => page.locator("html").evaluate(({ dataset }) => dataset.shell === "ready");
  // As long as it would take to run many times over.
  await page.waitForTimeout(1000);
  expect(await isRunning()).toBe(false);
  await page.mouse.move(10, 10);
  await expect.poll(isRunning).toBe(true);
  expect(requested.filter((url) => SHELL.test(url))).toHaveLength(1);
});

test("a shell that cannot be fetched is reported once, though somebody came while it was on its way", async ({
  page,
  expectConsole,
}) => {
  const requested = page.waitForRequest(SHELL);
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(SHELL, async (route) => {
    await failing;
    await route.abort();
  });
  expectConsole(/net::ERR_FAILED/);
  expectConsole(/Failed to fetch .*entry-client/);
  await page.goto("/docs/overview");
  await requested;
  await page.mouse.move(10, 10);
  await twoFrames(page);
  fail();
  await expect(page.locator("#search-failed")).not.toHaveAttribute("hidden");
});

test("what a person does first is shown before the page is styled again", async ({ page }) => {
  const fetched = page.waitForResponse(SHELL);
  await page.goto("/docs/overview");
  await (await fetched).finished();
  // A finger: no movement comes before it.
  const sheetsWhenShown = await page
    .getByRole("button", { name: "Colour mode" })
    .evaluate(async (button: HTMLElement) => {
      button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      button.click();
      await new Promise(requestAnimationFrame);
      return document.querySelectorAll('link[media="all"]').length;
    });
  expect(sheetsWhenShown).toBe(0);
  await expect(page.locator('link[rel="stylesheet"][media="all"]')).toHaveCount(1);
});

test("controls work while the rest of the page is still on its way", async ({ page }) => {
  let sendRest = () => {};
  const { origin, stop } = await serveDocumentsInParts(TEST_SITE.origin, (document, response) => {
    const middle = document.indexOf("<h2");
    response.write(document.subarray(0, middle));
    sendRest = () => response.end(document.subarray(middle));
  });
  await page.goto(`${origin}/docs/overview`, { waitUntil: "commit" });
  const root = page.locator("html");
  // The loader comes a moment after the words.
  await expect(async () => {
    await page.getByRole("button", { name: "Colour mode: light" }).click({ timeout: 1000 });
    expect(await root.getAttribute("data-theme")).toBe("dark");
  }).toPass({ timeout: 10_000 });
  await page.keyboard.press("Control+k");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(root).not.toHaveAttribute("data-shell");
  sendRest();
  await shellReady(page);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  // Left first: the page may still be fetching something, and would say that it cannot.
  await page.goto("about:blank");
  await stop();
});

test("an address opens the part that it names, though the loader comes late", async ({ page }) => {
  const release = await hold(page, "**/assets/loader-*");
  const id = "error-postcode-not-found";
  await page.goto(`/docs/api/api-reference-postcodes-io#${id}`, { waitUntil: "commit" });
  const part = page.locator(`#${id}`);
  await expect(part).toBeInViewport();
  // The browser has jumped there, and said so, before anybody listens.
  await twoFrames(page);
  release();
  await expect(part).toHaveAttribute("open");
});

test.describe("where data is to be saved", () => {
  // The shell comes when the reader does something, not before.
  test.beforeEach(({ page }) => saveData(page));

  /** Where everything is. What is near the window is laid out a frame later than what is in it. */
  const boxes = (page: Page) =>
    page.locator("#root *").evaluateAll(async (elements) => {
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      return elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${x} ${y} ${width} ${height} ${getComputedStyle(element).color}`;
      });
    });

  test("a page is painted in its style before the style sheet has come", async ({ page }) => {
    const release = await hold(page, "**/assets/style-*");
    await page.goto("/docs/overview", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
    const paints = () =>
      page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
    await expect.poll(paints).toBe(1);
    release();
  });

  for (const path of ["/", "/endpoints", "/docs", "/docs/postcode/lookup", "/docs/api/postcodes"]) {
    test(`${path} has all rules it needs: the style sheet moves and colours nothing`, async ({
      page,
    }) => {
      await page.goto(path);
      const before = await boxes(page);
      await page.locator('link[rel="stylesheet"]').evaluate((link) => {
        if (!(link instanceof HTMLLinkElement) || link.sheet === null) throw new Error("no style");
        link.media = "all";
      });
      expect(await boxes(page)).toEqual(before);
    });
  }

  test("the whole style sheet applies at the first sign of a person", async ({ page }) => {
    await page.goto("/docs/overview");
    const styles = page.locator('link[rel="stylesheet"]');
    await expect(styles).toHaveAttribute("media", /^print/);
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.resourceType()));
    await page.mouse.move(10, 10);
    await expect(styles.and(page.locator('[media="all"]'))).toHaveCount(1);
    await expect(page.locator("html")).toHaveAttribute("data-shell", "ready");
    expect(fetched).toContain("script");
    expect(fetched).not.toContain("stylesheet");
  });

  test("until a person acts, a page takes at most five requests", async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.goto("/docs/overview");
    // A request that the page had sent would come before this one.
    await page.evaluate(() => fetch("/openapi.json").then((response) => response.text()));
    await expect.poll(() => requested.at(-1)).toContain("/openapi.json");
    expect(requested.length - 1).toBeLessThanOrEqual(5);
  });
});
