import { type Relay, startRelay } from "../relay.ts";
import { field, options, searchButton } from "../searchDialog.ts";
import { TEST_SITE } from "../setup/servers.ts";
import { expect, shellReady, test } from "../test.ts";

const TEN_YEARS = 10 * 365 * 24 * 60 * 60 * 1000;

for (const [how, years] of [
  ["behind", -1],
  ["ahead", 1],
] as const) {
  test(`a clock that is ten years ${how} changes nothing`, async ({ page }) => {
    // What a browser makes of dates depends on the difference: its scripts are told another time, and the server dates
    // its responses ten years the other way.
    const relay: Relay = await startRelay(TEST_SITE.origin);
    relay.clockError = -years * TEN_YEARS;
    await page.clock.setSystemTime(Date.now() + years * TEN_YEARS);
    await page.goto(`${relay.origin}/docs/overview`);
    await shellReady(page);
    for (const title of ["Licences", "Client libraries"]) {
      await page
        .getByRole("navigation", { name: "Documentation", exact: true })
        .getByRole("link", { name: title.split(" ").at(-1) ?? "" })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    }
    await page.reload();
    await shellReady(page);
    await expect(page.getByRole("heading", { level: 1, name: "Client libraries" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
    await searchButton(page).click();
    await field(page).fill("nearest outward");
    await expect(options(page).first()).toContainText("Find the nearest outward codes");
    // Left first: the page may still be fetching something, and would say that it cannot.
    await page.goto("about:blank");
    await relay.stop();
  });
}
