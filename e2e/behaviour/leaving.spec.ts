import type { Page } from "@playwright/test";
import { expect, follow, hold, open, saveData, stopTime, test } from "../test.ts";

const ELSEWHERE = "https://elsewhere.test.example/status";

/** A page whose data does not come, as on a slow line. */
async function waitForLicences(page: Page): Promise<() => void> {
  await saveData(page);
  await open(page, "/docs/overview");
  const release = await hold(page, "**/docs/licences.json");
  await follow(page, "/docs/licences");
  await expect(page).toHaveURL("/docs/licences");
  return release;
}

test("who leaves for another site while a page loads sees no error on the way", async ({
  page,
}) => {
  await page.route(ELSEWHERE, (route) =>
    route.fulfill({ body: "<title>Elsewhere</title>", contentType: "text/html" }),
  );
  const arrive = await hold(page, ELSEWHERE);
  await waitForLicences(page);
  // The page watches itself: a page that is being left cannot be asked. A message fails the test.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector("h1")?.textContent?.startsWith("Overview") !== true)
        console.error("the page was taken away");
    }).observe(document.body, { childList: true, subtree: true });
  });
  await follow(page, ELSEWHERE);
  await page.waitForTimeout(500);
  arrive();
  await expect(page).toHaveTitle("Elsewhere");
});

test("who tries to leave for what has no page gets the page that was on its way", async ({
  page,
}) => {
  await page.route(ELSEWHERE, (route) => route.fulfill({ status: 204 }));
  const release = await waitForLicences(page);
  const answered = page.waitForResponse(ELSEWHERE);
  await follow(page, ELSEWHERE);
  await answered;
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
  await expect(page).toHaveTitle("Licences · Test site");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test("a page that fails to come while the reader cannot leave says so", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await page.route(ELSEWHERE, (route) => route.fulfill({ status: 204 }));
  // What becomes of the data once it is no longer held back.
  await page.route("**/docs/licences.json", (route) => route.abort());
  const release = await waitForLicences(page);
  const answered = page.waitForResponse(ELSEWHERE);
  await follow(page, ELSEWHERE);
  await answered;
  await stopTime(page);
  release();
  // Another site may be slow; a reader who is still here after a while is not leaving.
  const alert = page.getByRole("alert");
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(alert).toContainText("This page could not be loaded.", { timeout: 500 });
  }).toPass({ timeout: 20_000 });
});

test("a download while a page loads does not keep the page from coming", async ({ page }) => {
  await waitForLicences(page);
  await page.unroute("**/docs/licences.json");
  const download = page.waitForEvent("download");
  await follow(page, "/openapi.json", "openapi.json");
  await download;
  await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});
