import type { Page } from "@playwright/test";
import { expect, follow, hold, markDocument, open, saveData, shellReady, test } from "../test.ts";

test.beforeEach(({ page }) => saveData(page));

const failedNotice = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "This page could not be loaded." });

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
  await expect(failedNotice(page)).toContainText("The server returned 500");

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
  await page.route("**/docs/{licences,libraries}.json", (route) => route.abort());
  await follow(page, "/docs/licences");
  await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
  await shellReady(page);
  await follow(page, "/docs/self-host");
  await expect(page.getByRole("heading", { level: 1, name: "Self-hosting" })).toBeVisible();
  const sameDocument = await markDocument(page);
  await follow(page, "/docs/libraries");
  await expect(page.getByRole("heading", { level: 1, name: "Client libraries" })).toBeVisible();
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
