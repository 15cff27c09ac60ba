import type { Page } from "@playwright/test";
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

/** Told, not left to what the browser estimates from the machine the tests run on. */
const GOOD = { effectiveType: "4g", saveData: false };

test("a link in view is fetched when the browser is idle; a hidden one on hover", async ({
  page,
}) => {
  await connection(page, GOOD);
  const fetched = watchData(page);
  await open(page, "/docs/overview");
  await expect.poll(() => fetched).toContain("/docs/licences.json");
  // Inside a closed group of the sidebar, so not in view.
  expect(fetched).not.toContain("/docs/place/random.json");
  const group = page.locator("[data-sidebar] details", { hasText: "Places" });
  await group.locator("summary").click();
  await group.getByRole("link", { name: "Random" }).hover();
  await expect.poll(() => fetched).toContain("/docs/place/random.json");
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

test("a focused link is fetched", async ({ page }) => {
  await connection(page, GOOD);
  await page.setViewportSize({ width: 1280, height: 300 });
  const fetched = watchData(page);
  await open(page, "/docs/api/postcodes");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Self Hosting" });
  expect(fetched).not.toContain("/docs/self-host.json");
  await link.focus();
  await expect.poll(() => fetched).toContain("/docs/self-host.json");
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
