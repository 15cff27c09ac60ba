import type { Page } from "@playwright/test";
import { expect, follow, hold, open, saveData, test } from "./test.ts";

const ELSEWHERE = "https://status.ideal-postcodes.co.uk/";

/** A page whose data does not come, as on a slow line. */
async function waitForLicences(page: Page) {
  await saveData(page);
  await open(page, "/docs/overview");
  await hold(page, "**/docs/licences.json");
  await follow(page, "/docs/licences");
  await expect(page).toHaveURL("/docs/licences");
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

test("a download while a page loads does not keep the page from coming", async ({ page }) => {
  await waitForLicences(page);
  await page.unroute("**/docs/licences.json");
  const download = page.waitForEvent("download");
  await follow(page, "/openapi.json", "openapi.json");
  await download;
  await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});
