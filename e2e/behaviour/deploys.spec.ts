import type { Page } from "@playwright/test";
import { type Relay, startRelay } from "../relay.ts";
import { dialog, field, options, searchButton } from "../searchDialog.ts";
import { SITE, TEST_SITE } from "../setup/servers.ts";
import { expect, markDocument, shellReady, test } from "../test.ts";

/**
 * Two builds that share nothing but some addresses, the test site and the real one, take turns behind one address. The
 * files of a build are gone as soon as the next one is there.
 */
let relay: Relay;
test.beforeEach(async ({ consoleWatch }) => {
  consoleWatch.ignore(/^error: .*(?:404|Failed to fetch)/);
  relay = await startRelay(TEST_SITE.origin);
});
test.afterEach(async ({ page }) => {
  // Left first: the page may still be fetching something, and would say that it cannot.
  await page.goto("about:blank");
  await relay.stop();
});

function deploy(site: string): void {
  relay.site = site;
  relay.documents = 0;
}

/** Title, article, contents and navbar all come from one build. */
async function expectWhole(page: Page, path: string, site: string): Promise<void> {
  const json = await (await fetch(`${site}${path}.json`)).json();
  await expect(page).toHaveURL(relay.origin + path);
  const document = await (await fetch(site + path)).text();
  const title = /<title>(.*)<\/title>/.exec(document)?.[1] ?? "";
  await expect(page).toHaveTitle(title);
  await shellReady(page);
  const name = title.split(" · ").at(-1) ?? "";
  await expect(page.getByRole("banner").getByRole("link", { name }).first()).toBeVisible();
  const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  await expect(contents).toHaveText(json.toc.map(({ text }: { text: string }) => text));
  const headings = await page.locator("article h2").evaluateAll((all) => all.map(({ id }) => id));
  const inJson = [...json.html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
  expect(headings).toEqual(inJson);
}

async function choose(page: Page, name: string): Promise<void> {
  await page
    .getByRole("navigation", { name: "Documentation", exact: true })
    .getByRole("link", { name })
    .click();
}

test("a tab that stays open over deploys shows pages of one build at a time, with one load each", async ({
  page,
}) => {
  await page.goto(`${relay.origin}/docs/overview`);
  await expectWhole(page, "/docs/overview", TEST_SITE.origin);
  deploy(SITE.origin);
  await choose(page, "Licences");
  await expectWhole(page, "/docs/licences", SITE.origin);
  expect(relay.documents).toBe(1);
  // From now on without page loads again, also for what the older build has shown.
  const sameDocument = await markDocument(page);
  await choose(page, "Overview");
  await expectWhole(page, "/docs/overview", SITE.origin);
  deploy(TEST_SITE.origin);
  // What the tab has shown of its build, it still has.
  await page.goBack();
  await expectWhole(page, "/docs/licences", SITE.origin);
  expect(await sameDocument()).toBe(true);
  await choose(page, "Self-hosting");
  await expectWhole(page, "/docs/self-host", TEST_SITE.origin);
  expect(relay.documents).toBe(1);
  await page.goBack();
  await expectWhole(page, "/docs/licences", TEST_SITE.origin);
  expect(relay.documents).toBe(1);
});

test("the search of a build that is gone comes with the next one, after one load", async ({
  page,
}) => {
  await page.goto(`${relay.origin}/docs/overview`);
  await shellReady(page);
  deploy(SITE.origin);
  await searchButton(page).click();
  await expect(dialog(page).getByRole("alert")).toContainText("Search could not be loaded.");
  const loads = page.waitForEvent("load");
  await dialog(page).getByRole("button", { name: "Retry" }).click();
  await loads;
  await field(page).fill("postcode");
  await expect(options(page)).not.toHaveCount(0);
  expect(relay.documents).toBe(1);
});
