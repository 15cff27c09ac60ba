import type { Page } from "@playwright/test";
import { expect, markDocument, saveData, shellReady, test } from "../test.ts";

const SHELL = "**/assets/entry-client*";
const python = (page: Page) => page.getByRole("tab", { name: "Python" }).first();
/** Waits for the console to say that something could not be loaded. */
const failure = (page: Page) =>
  page.waitForEvent("console", (message) => message.text().includes("Failed to"));

test.beforeEach(async ({ page, consoleWatch }) => {
  consoleWatch.ignore(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  // The shell comes when the reader does something, not before.
  await saveData(page);
});

/** The shell's file is gone for this many documents, as after a deploy. Returns how many were loaded. */
async function withoutShellFor(page: Page, count: number): Promise<() => number> {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await page.route(SHELL, (route) => (documents <= count ? route.abort() : route.fallback()));
  return () => documents;
}

test("a click that needs a shell that is gone loads the page again, and is made there", async ({
  page,
}) => {
  const documents = await withoutShellFor(page, 1);
  await page.goto("/docs/api/lookup-postcode");
  await python(page).click();
  await expect(python(page)).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("html")).toHaveAttribute("data-shell", "ready");
  expect(documents()).toBe(2);

  // Made once: another load does not repeat it.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await shellReady(page);
  await expect(page.getByRole("tab", { name: "curl" }).first()).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test("what needs no shell loads nothing again", async ({ page }) => {
  await withoutShellFor(page, 1);
  await page.goto("/docs/overview");
  const sameDocument = await markDocument(page);
  const failed = failure(page);
  await page.mouse.move(10, 10);
  await failed;
  const failedAgain = failure(page);
  await page.getByRole("heading", { level: 1 }).click();
  await failedAgain;
  expect(await sameDocument()).toBe(true);
});

test("a shell that never comes has the page loaded again once, not for ever", async ({ page }) => {
  const documents = await withoutShellFor(page, Number.POSITIVE_INFINITY);
  await page.goto("/docs/api/lookup-postcode");
  await python(page).click();
  await expect.poll(documents).toBe(2);
  for (let click = 0; click < 3; click++) {
    const failed = failure(page);
    await python(page).click();
    await failed;
  }
  expect(documents()).toBe(2);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("without a connection the page stays, and works once there is one", async ({
  page,
  context,
}) => {
  await page.goto("/docs/api/lookup-postcode");
  const sameDocument = await markDocument(page);
  await context.setOffline(true);
  const failed = failure(page);
  await python(page).click();
  await failed;
  expect(await sameDocument()).toBe(true);
  await context.setOffline(false);
  await python(page).click();
  await expect(python(page)).toHaveAttribute("aria-selected", "true");
});
