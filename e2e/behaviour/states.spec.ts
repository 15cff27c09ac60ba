import type { Page } from "@playwright/test";
import { expect, follow, hold, markDocument, open, saveData, shellReady, test } from "../test.ts";

test.beforeEach(({ page }) => saveData(page));

const failedNotice = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "This page could not be loaded." });

test("a failed navigation reloads the page at the new address, once", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await open(page, "/docs/overview");
  const sameDocument = await markDocument(page);
  await page.route("**/docs/licences.json", (route) => route.abort());
  await follow(page, "/docs/licences");
  await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
  await expect(page).toHaveURL("/docs/licences");
  expect(await sameDocument()).toBe(false);
});

test("a second failure in a row shows the error; Retry shows a spinner after 200 ms and then the page", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|500/, 3);
  await open(page, "/docs/overview");
  await page.route("**/docs/{licences,libraries}.json", (route) => route.abort());
  await follow(page, "/docs/licences");
  await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
  await shellReady(page);
  const sameDocument = await markDocument(page);
  await follow(page, "/docs/libraries");
  await expect(failedNotice(page)).toBeVisible();
  await expect(page).toHaveURL("/docs/libraries");
  expect(await sameDocument()).toBe(true);

  // Still failing: Retry says so again, with the server's words.
  await page.unroute("**/docs/{licences,libraries}.json");
  await page.route("**/docs/libraries.json", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(failedNotice(page)).toContainText("The server answered 500");

  // Working, but slow: nothing, then a spinner, then the page.
  await page.unroute("**/docs/libraries.json");
  const release = await hold(page, "**/docs/libraries.json");
  await page.evaluate(() => {
    const root = document.documentElement;
    new MutationObserver(() => {
      const spinner = document.querySelector('main [role="status"]');
      if (spinner && !root.dataset["spinnerAt"])
        root.dataset["spinnerAt"] = String(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
  });
  const started = await page.evaluate(() => performance.now());
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(failedNotice(page)).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("status", { name: "Loading page" })).toBeVisible();
  const spinnerAt = Number(await page.locator("html").getAttribute("data-spinner-at"));
  expect(spinnerAt - started).toBeGreaterThanOrEqual(200);
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Client libraries" })).toBeVisible();
});

test("a navigation that is stopped says so instead of showing the wrong page", async ({ page }) => {
  await open(page, "/docs/overview");
  await page.route("**/docs/licences.json", () => new Promise(() => undefined));
  await follow(page, "/docs/licences");
  await page.evaluate(() => window.stop());
  await expect(failedNotice(page)).toContainText("Loading was stopped.");
  await expect(page).toHaveTitle("Licences · Test site");
  await page.unroute("**/docs/licences.json");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
});

test("after a success the next failure reloads again", async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED/, 2);
  await open(page, "/docs/overview");
  await page.route("**/docs/licences.json", (route) => route.abort());
  await follow(page, "/docs/licences");
  await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
  await shellReady(page);
  await follow(page, "/docs/self-host");
  await expect(page.getByRole("heading", { level: 1, name: "Self-hosting" })).toBeVisible();
  const sameDocument = await markDocument(page);
  await follow(page, "/docs/licences");
  await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
  expect(await sameDocument()).toBe(false);
});

test("a shell that does not come is requested again by what the reader does, not by every movement", async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.ignore(/ERR_FAILED|Failed to fetch/);
  let [requests, complaints] = [0, 0];
  page.on("console", (message) => {
    if (message.text().includes("Failed to fetch")) complaints++;
  });
  await page.route("**/assets/entry-client*", (route) => {
    requests++;
    return route.abort();
  });
  await page.goto("/docs/overview");
  await page.mouse.move(10, 10);
  // From here on the page knows that it failed.
  await expect.poll(() => complaints).toBe(1);
  for (let step = 0; step < 20; step++) await page.mouse.move(20 + step, 20);
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.waitForTimeout(300);
  expect(requests).toBe(1);
  await page.unroute("**/assets/entry-client*");
  await page.keyboard.press("Shift");
  await expect(page.locator("html")).toHaveAttribute("data-shell", "ready");
});

const BROKEN_STORAGE: Record<string, { break: () => void; warning: RegExp }> = {
  "whose getter throws": {
    break: () => {
      for (const area of ["localStorage", "sessionStorage"] as const) {
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
      }
    },
    warning: /^warning: The browser's storage is out of reach/,
  },
  "whose setItem throws": {
    break: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
    warning: /^warning: The browser's storage is out of reach/,
  },
};

for (const [kind, { break: breakStorage, warning }] of Object.entries(BROKEN_STORAGE)) {
  test(`storage ${kind}: one warning, everything works, nothing is remembered`, async ({
    page,
    expectConsole,
  }) => {
    // One warning for each of the two documents that this test loads.
    expectConsole(warning, 2);
    await page.addInitScript(breakStorage);
    await open(page, "/docs/overview");
    const toggle = page.getByRole("button", { name: /^Colour mode/ });
    await toggle.click();
    await expect(toggle).toHaveAccessibleName("Colour mode: dark");
    await page.getByRole("button", { name: "Dismiss announcement" }).click();
    await expect(page.getByRole("region", { name: "Announcement" })).toBeHidden();
    await follow(page, "/docs/licences");
    await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
    await page.reload();
    await shellReady(page);
    await expect(toggle).toHaveAccessibleName("Colour mode: light");
    await expect(page.getByRole("region", { name: "Announcement" })).toBeVisible();
  });
}

test("rubbish in storage: one warning, and the defaults", async ({ page, expectConsole }) => {
  expectConsole(/^warning: A stored choice makes no sense on this site/);
  // Low enough for the sidebar to scroll.
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.addInitScript(() => {
    // Only before the first page load: the second finds what the site made of it.
    if (sessionStorage.getItem("rubbish-written") !== null) return;
    sessionStorage.setItem("rubbish-written", "");
    localStorage.setItem("theme", "{purple}");
    localStorage.setItem("docs-version", "0.0.1-gone");
    localStorage.setItem("announcement", "\u0000");
    sessionStorage.setItem("sidebar-scroll-docs", "NaN");
  });
  await open(page, "/docs/overview");
  const toggle = page.getByRole("button", { name: /^Colour mode/ });
  await expect(toggle).toHaveAccessibleName("Colour mode: light");
  await expect(page.getByRole("region", { name: "Announcement" })).toBeVisible();
  const sidebar = page.locator("[data-sidebar]");
  const position = () => sidebar.evaluate((element) => Math.round(element.scrollTop));
  expect(await position()).toBe(0);
  // What made no sense is gone, and choices are remembered again.
  await toggle.click();
  await sidebar.evaluate((element) => element.scrollTo(0, 10));
  await page.reload();
  await expect(toggle).toHaveAccessibleName("Colour mode: dark");
  await expect.poll(position).toBe(10);
});

for (const key of ["theme", "sample-language", "code-wrap"]) {
  test(`rubbish under ${key} is dropped with a warning`, async ({ page, expectConsole }) => {
    expectConsole(new RegExp(`^warning: A stored choice makes no sense .* ${key}: {purple}`));
    await page.goto("/docs/overview");
    await page.evaluate((name) => localStorage.setItem(name, "{purple}"), key);
    await page.reload();
    await shellReady(page);
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  });
}

test("what is cleared in one tab is forgotten in the other", async ({ page, context }) => {
  const chosen = { theme: "dark", "sample-language": "python", "code-wrap": "on" };
  await open(page, "/docs/api/lookup-postcode");
  await page.evaluate((values) => Object.assign(localStorage, values), chosen);
  const other = await context.newPage();
  await open(other, "/docs/api/lookup-postcode");
  const root = other.locator("html");
  await expect(root).toHaveAttribute("data-sample-language", "python");
  await page.evaluate(() => localStorage.clear());
  await expect(root).toHaveAttribute("data-theme", "light");
  await expect(root).toHaveAttribute("data-sample-language", "curl");
  await expect(root).toHaveAttribute("data-code-wrap", "off");
});
