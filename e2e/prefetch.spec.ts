import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./test.ts";

/** The page data fetched so far. */
function watchData(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".json")) fetched.push(pathname);
  });
  return fetched;
}

const connection = (page: Page, value: { effectiveType: string; saveData: boolean }) =>
  page.addInitScript((given) => {
    Object.defineProperty(navigator, "connection", { get: () => given });
  }, value);

/** Lays a finger on an element, and gives the function that lifts it. Playwright's own tap is over at once. */
async function touch(page: Page, element: Locator): Promise<() => Promise<unknown>> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("There is nothing to touch.");
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const browser = await page.context().newCDPSession(page);
  await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
  return () => browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Told, not left to what the browser estimates from the machine the tests run on. */
const GOOD = { effectiveType: "4g", saveData: false };

test("a link in view is fetched when the browser is idle, one that is hidden is not", async ({
  page,
}) => {
  await connection(page, GOOD);
  const fetched = watchData(page);
  await open(page, "/docs/overview");
  await expect.poll(() => fetched).toContain("/docs/licences.json");
  // Inside a closed group of the sidebar, so not in view.
  expect(fetched).not.toContain("/docs/place/random.json");
});

test("a browser that is never idle does not keep a link in view from being fetched", async ({
  page,
}) => {
  await connection(page, GOOD);
  await page.addInitScript(() => {
    window.requestIdleCallback = (work, options) =>
      options?.timeout === undefined
        ? 0
        : window.setTimeout(
            () => work({ didTimeout: true, timeRemaining: () => 0 }),
            options.timeout,
          );
  });
  const fetched = watchData(page);
  await open(page, "/docs/overview");
  await expect.poll(() => fetched).toContain("/docs/licences.json");
});

test.describe("where the browser never becomes idle, a link is fetched", () => {
  test.use({ hasTouch: true });
  const selfHost = (page: Page) =>
    page.getByRole("contentinfo").getByRole("link", { name: "Self Hosting" });
  const DATA = "/docs/self-host.json";
  let fetched: string[];

  test.beforeEach(async ({ page }) => {
    await connection(page, GOOD);
    // Not after the longest wait either: a link that is only in view is never fetched.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    fetched = watchData(page);
    await open(page, "/docs/api/postcodes");
    await selfHost(page).scrollIntoViewIfNeeded();
    await expect(selfHost(page)).toBeInViewport();
    expect(fetched).not.toContain(DATA);
  });

  test("when it is hovered", async ({ page }) => {
    await selfHost(page).hover();
    await expect.poll(() => fetched).toContain(DATA);
  });

  test("when it has focus", async ({ page }) => {
    await selfHost(page).focus();
    await expect.poll(() => fetched).toContain(DATA);
  });

  test("when a finger touches it, before the finger is lifted", async ({ page }) => {
    const lift = await touch(page, selfHost(page));
    await expect.poll(() => fetched).toContain(DATA);
    await expect(page).toHaveURL("/docs/api/postcodes");
    await lift();
    await expect(page).toHaveURL("/docs/self-host");
  });
});

for (const slow of [
  { effectiveType: "2g", saveData: false },
  { effectiveType: "slow-2g", saveData: false },
  { effectiveType: "4g", saveData: true },
]) {
  test(`nothing is fetched ahead with ${JSON.stringify(slow)}`, async ({ page }) => {
    await connection(page, slow);
    const fetched = watchData(page);
    await open(page, "/docs/overview");
    await page.getByRole("link", { name: "Licences" }).first().hover();
    await page.waitForTimeout(600);
    expect(fetched).toEqual([]);
    // A click still works.
    await page.getByRole("link", { name: "Licences" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
  });
}

test("the shell waits for a person when data is to be saved", async ({ page }) => {
  await connection(page, { effectiveType: "4g", saveData: true });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/docs/overview", { waitUntil: "networkidle" });
  await page.waitForTimeout(500);
  expect(scripts).toHaveLength(1);
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await expect(page.locator("html")).toHaveAttribute("data-shell", "ready");
});
