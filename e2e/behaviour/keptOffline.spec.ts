import {
  control,
  editionOf,
  expectOnly,
  KEPT,
  keepOffline,
  keptEditions,
  note,
} from "../keptOffline.ts";
import { NOWHERE, type Relay, startRelay } from "../relay.ts";
import { dialog, field, options, searchButton } from "../searchDialog.ts";
import { SITE, TEST_SITE, VARIANT } from "../setup/servers.ts";
import { expect, follow, markDocument, open, shellReady, test } from "../test.ts";

let relay: Relay;
test.beforeEach(async () => {
  relay = await startRelay(TEST_SITE.origin);
});
test.afterEach(async ({ page }) => {
  // Left first: the page may still be fetching something, and would say that it cannot.
  await page.goto("about:blank");
  await relay.stop();
});

test("nothing is kept until the reader asks, and then every page with what it needs", async ({
  page,
}) => {
  await open(page, `${relay.origin}/docs/overview`);
  await expect(control(page, "Keep these docs offline")).toBeVisible();
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await registrations()).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  await keepOffline(page);
  expect(await registrations()).toBe(1);
  await expectOnly(page, TEST_SITE.origin);

  relay.site = NOWHERE;
  const { files } = await editionOf(TEST_SITE.origin);
  const pages = files.filter(([address]) => files.some(([one]) => one === `${address}.json`));
  expect(pages.length).toBeGreaterThan(10);
  for (const [address] of pages) {
    const response = await page.goto(`${relay.origin}/${address}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await shellReady(page);
  await expect(note(page)).toHaveText(KEPT);
});

test("without a connection links, search and samples work, under the policy of the server", async ({
  page,
}) => {
  await open(page, `${relay.origin}/docs/overview`);
  await keepOffline(page);
  relay.site = NOWHERE;
  // Without a page load first: the page on which it was asked for is served, too.
  await follow(page, "/docs/self-host");
  await expect(page.getByRole("heading", { level: 1, name: "Self-hosting" })).toBeVisible();
  await open(page, `${relay.origin}/docs/api/lookup-postcode?from=a+letter#request`);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);

  await page.getByRole("tab", { name: "Python" }).first().click();
  await expect(page.locator("article pre").first()).toContainText("import requests");

  const sameDocument = await markDocument(page);
  await follow(page, "/docs/licences");
  await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
  expect(await sameDocument()).toBe(true);

  await searchButton(page).click();
  await field(page).fill("nearest outward");
  await options(page).first().click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Outward codes" })).toBeVisible();
});

test("without a connection, other spellings lead to the page, and no page is said to be none", async ({
  page,
  consoleWatch,
}) => {
  // The browser's own word for a page that is not there, which it does not always say of a stored response.
  consoleWatch.ignore(/^error: Failed to load resource: .* 404/);
  await open(page, `${relay.origin}/`);
  await keepOffline(page);
  relay.site = NOWHERE;
  for (const spelling of ["docs/overview/", "docs/overview.html", "docs/overview/index.html"]) {
    await page.goto(`${relay.origin}/${spelling}?a=b#start`);
    await expect(page).toHaveURL(`${relay.origin}/docs/overview?a=b#start`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
  }
  await page.goto(`${relay.origin}/index.html`);
  await expect(page).toHaveURL(`${relay.origin}/`);

  for (const address of ["docs/overvew", "404.html"]) {
    const response = await page.goto(`${relay.origin}/${address}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  }
});

test("with a connection the reader gets what is published now", async ({ page }) => {
  await open(page, `${relay.origin}/docs/licences`);
  await keepOffline(page);
  relay.site = SITE.origin;
  await page.goto(`${relay.origin}/docs/licences`);
  await expect(page).toHaveTitle(/Postcodes\.io$/);
});

test("a server that fails or keeps the reader waiting is not waited for", async ({ page }) => {
  await open(page, `${relay.origin}/docs/overview`);
  await keepOffline(page);
  for (const fault of ["500", "hanging"] as const) {
    void relay.breakAt(/./, fault);
    await page.goto(`${relay.origin}/docs/licences`);
    await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
  }
  relay.mend();
});

test("what is kept can be removed in any tab, kept again, and stopped half-way", async ({
  page,
  context,
}) => {
  await open(page, `${relay.origin}/docs/overview`);
  await keepOffline(page);
  const other = await context.newPage();
  await open(other, `${relay.origin}/docs/licences`);
  await expect(note(other)).toHaveText(KEPT);
  await control(other, "Remove").click();
  await expect(control(other, "Keep these docs offline")).toBeFocused();
  expect(await keptEditions(other)).toEqual([]);
  expect(await other.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
  // The first tab hears of it when it is looked at.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(control(page, "Keep these docs offline")).toBeVisible();
  await keepOffline(page);
  await expectOnly(page, TEST_SITE.origin);
  await other.close();
  await control(page, "Remove").click();

  const requested = relay.breakAt(/licences/, "hanging");
  await control(page, "Keep these docs offline").click();
  await requested;
  await expect(page.getByRole("progressbar", { name: "Stored" })).toBeVisible();
  await control(page, "Stop").click();
  await expect(control(page, "Keep these docs offline")).toBeVisible();
  await expect(note(page)).toHaveText("");
  relay.mend();
  await expect.poll(() => keptEditions(page)).toEqual([]);
});

test("below a path of its own the site keeps to that path", async ({ page }) => {
  relay.site = VARIANT.origin;
  await open(page, `${relay.origin}${VARIANT.base}docs/overview`);
  await keepOffline(page);
  await page.evaluate(() => caches.open("docs http://elsewhere.test.example/ 1"));
  relay.site = NOWHERE;
  for (const address of ["", "docs/overview", "docs/11/overview"]) {
    await open(page, relay.origin + VARIANT.base + address);
  }
  await control(page, "Remove").click();
  await expect(control(page, "Keep these docs offline")).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([
    "docs http://elsewhere.test.example/ 1",
  ]);
});

test("a browser without service workers does not offer it", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
  await open(page, `${relay.origin}/docs/overview`);
  await expect(page.getByRole("contentinfo").getByRole("button")).toHaveCount(0);
});
