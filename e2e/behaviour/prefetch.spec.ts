import type { Locator, Page } from "@playwright/test";
import { expect, follow, open, test } from "../test.ts";

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

/** Puts a finger on an element, and returns the function that lifts it. Playwright's own tap is over at once. */
async function touch(page: Page, element: Locator): Promise<() => Promise<unknown>> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("There is nothing to touch.");
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const browser = await page.context().newCDPSession(page);
  await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
  return () => browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Stated, because the browser's own estimate depends on the machine that runs the tests. */
const GOOD = { effectiveType: "4g", saveData: false };

/** Makes the browser idle only when the test calls the returned function. */
async function controlIdle(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (work) => waiting.push(work);
    const becomeIdle = () => {
      for (const work of waiting.splice(0)) work({ didTimeout: false, timeRemaining: () => 50 });
    };
    Object.assign(window, { becomeIdle });
  });
  return () => page.evaluate(() => Reflect.get(window, "becomeIdle")());
}

/** A click whose request comes after all requests that were sent before it. */
async function goToLicences(page: Page): Promise<void> {
  await follow(page, "/docs/licences");
  await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
}

test("the page that Next leads to is fetched when the browser is idle, other links in view are not", async ({
  page,
}) => {
  await connection(page, GOOD);
  const becomeIdle = await controlIdle(page);
  const fetched = watchData(page);
  await open(page, "/docs/overview");
  const next = page.getByRole("link", { name: /^Next/ });
  await expect(next).toHaveAttribute("href", "/docs/postcode/schema");
  await expect(page.getByRole("link", { name: "Self-hosting" }).first()).toBeInViewport();
  await becomeIdle();
  await goToLicences(page);
  expect(fetched).toEqual(["/docs/postcode/schema.json", "/docs/licences.json"]);
});

test("a page that was left before the browser was idle fetches nothing", async ({ page }) => {
  await connection(page, GOOD);
  const becomeIdle = await controlIdle(page);
  const fetched = watchData(page);
  await open(page, "/docs/overview");
  await goToLicences(page);
  await becomeIdle();
  await follow(page, "/docs/libraries");
  await expect(page.getByRole("heading", { level: 1, name: "Client libraries" })).toBeVisible();
  expect(fetched).toEqual(["/docs/licences.json", "/docs/libraries.json"]);
});

test("a browser that is never idle fetches the next page all the same", async ({ page }) => {
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
  await expect.poll(() => fetched).toContain("/docs/postcode/schema.json");
});

test.describe("before the browser is idle, a link is fetched", () => {
  test.use({ hasTouch: true });
  const selfHost = (page: Page) =>
    page.getByRole("contentinfo").getByRole("link", { name: "Self Hosting" });
  const DATA = "/docs/self-host.json";
  let fetched: string[];

  test.beforeEach(async ({ page }) => {
    await connection(page, GOOD);
    await controlIdle(page);
    fetched = watchData(page);
    await open(page, "/docs/api/postcodes");
    await goToLicences(page);
    await selfHost(page).scrollIntoViewIfNeeded();
    await expect(selfHost(page)).toBeInViewport();
    expect(fetched).toEqual(["/docs/licences.json"]);
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
    await expect(page).toHaveURL("/docs/licences");
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
    const becomeIdle = await controlIdle(page);
    const fetched = watchData(page);
    await open(page, "/docs/overview");
    const link = page.getByRole("link", { name: "Self-hosting" }).first();
    await link.hover();
    await link.focus();
    await becomeIdle();
    // Had anything been fetched, its request would come before the one of this click.
    await goToLicences(page);
    expect(fetched).toEqual(["/docs/licences.json"]);
  });
}

test("the shell waits for a person when data is to be saved", async ({ page }) => {
  await connection(page, { effectiveType: "4g", saveData: true });
  const becomeIdle = await controlIdle(page);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/docs/overview");
  await becomeIdle();
  // The request for the shell would come before this one.
  await page.evaluate(() => fetch("/openapi.json").then((response) => response.text()));
  await expect.poll(() => requested).toContain("/openapi.json");
  expect(requested.filter((path) => path.includes("entry-client"))).toEqual([]);
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await expect(page.locator("html")).toHaveAttribute("data-shell", "ready");
  expect(requested.filter((path) => path.includes("entry-client"))).toHaveLength(1);
});
