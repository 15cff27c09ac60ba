import type { Page } from "@playwright/test";
import {
  control,
  editionOf,
  expectOnly,
  keepOffline,
  keptEditions,
  note,
  STORING,
  update,
} from "../keptOffline.ts";
import { NOWHERE, type Relay, startRelay } from "../relay.ts";
import { SITE, TEST_SITE } from "../setup/servers.ts";
import { expect, open, shellReady, test } from "../test.ts";

/** The test site is the older edition and the real one the newer, behind one address. */
let relay: Relay;
test.beforeEach(async ({ page }) => {
  relay = await startRelay(TEST_SITE.origin);
  await open(page, `${relay.origin}/docs/licences`);
});
test.afterEach(async ({ page }) => {
  await page.goto("about:blank");
  await relay.stop();
});

/** From the given number of requests on, responses come from another server. */
function switchAfter(requests: number, site: string): void {
  let left = requests;
  relay.onRequest = () => {
    if (left-- === 0) relay.site = site;
  };
}

/** Without a connection there is the page of this site. */
async function expectOffline(page: Page, name: "Test site" | "Postcodes.io"): Promise<void> {
  const before = relay.site;
  relay.site = NOWHERE;
  await page.goto(`${relay.origin}/docs/licences`);
  await expect(page).toHaveTitle(`Licences · ${name}`);
  await shellReady(page);
  relay.site = before;
}

test("a new edition is stored after a visit, and used when the pages of the old one are closed", async ({
  page,
  context,
}) => {
  await keepOffline(page);
  const older = await editionOf(TEST_SITE.origin);
  const newer = await editionOf(SITE.origin);
  relay.site = SITE.origin;
  await page.goto(`${relay.origin}/docs/licences`);
  const states = async () => (await keptEditions(page)).map(({ id, state }) => [id, state]);
  const both = [
    [older.id, "active"],
    [newer.id, "waiting"],
  ];
  await expect.poll(states, STORING).toEqual(both.toSorted());
  await shellReady(page);
  await expect(note(page)).toHaveText(
    /MB\. A newer edition replaces it when all pages of this site are closed\.$/,
  );
  await expectOffline(page, "Test site");

  await page.goto("about:blank");
  const next = await context.newPage();
  await next.goto(`${relay.origin}/docs/licences`);
  await expect.poll(async () => (await keptEditions(next)).length).toBe(1);
  await expectOnly(next, SITE.origin);
  await expectOffline(next, "Postcodes.io");
  await next.close();
});

test("a deploy that is taken back leaves the edition in use as it is", async ({ page }) => {
  await keepOffline(page);
  relay.site = SITE.origin;
  expect(await update(page)).toBe("installed");
  relay.site = TEST_SITE.origin;
  expect(await update(page)).toBe("installed");
  await expectOnly(page, TEST_SITE.origin);
});

test("an update that is cut off half-way leaves the edition before it whole, and is made later", async ({
  page,
}) => {
  await keepOffline(page);
  relay.site = SITE.origin;
  switchAfter(30, NOWHERE);
  expect(await update(page)).toBe("redundant");
  await expectOnly(page, TEST_SITE.origin);
  await expectOffline(page, "Test site");
  relay.onRequest = () => undefined;
  relay.site = SITE.origin;
  expect(await update(page)).toBe("installed");
});

test("a file that is broken on the way is not stored", async ({ page }) => {
  await keepOffline(page);
  for (const fault of ["truncated", "wrong type", "404"] as const) {
    relay.site = SITE.origin;
    void relay.breakAt(/self-host$/, fault);
    expect(await update(page)).toBe("redundant");
    relay.mend();
    await expectOnly(page, TEST_SITE.origin);
  }
});

test("a deploy while the site is being stored is noticed, and nothing of either build is kept", async ({
  page,
}) => {
  switchAfter(10, SITE.origin);
  await control(page, "Keep these docs offline").click();
  await expect(note(page)).toHaveText("Not kept offline: the site was updated meanwhile.");
  expect(await keptEditions(page)).toEqual([]);
  await control(page, "Try again").click();
  await expect(control(page, "Remove")).toBeVisible(STORING);
  await expectOnly(page, SITE.origin);
});

test("a connection that fails is named, and trying again works", async ({ page }) => {
  switchAfter(10, NOWHERE);
  await control(page, "Keep these docs offline").click();
  await expect(note(page)).toHaveText("Not kept offline: the connection failed.");
  relay.onRequest = () => undefined;
  relay.site = TEST_SITE.origin;
  await control(page, "Try again").click();
  await expect(control(page, "Remove")).toBeVisible(STORING);
});

test.describe("storage that is full", () => {
  const setQuota = async (page: Page, quotaSize: number) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Storage.overrideQuotaForOrigin", { origin: relay.origin, quotaSize });
  };

  test("is named as the reason, and nothing is kept", async ({ page }) => {
    await setQuota(page, 1_000_000);
    await control(page, "Keep these docs offline").click();
    await expect(note(page)).toHaveText("Not kept offline: there is not enough storage space.");
    expect(await keptEditions(page)).toEqual([]);
  });

  test("leaves the edition before it whole", async ({ page }) => {
    await keepOffline(page);
    const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
    await setQuota(page, usage + 1_000_000);
    relay.site = SITE.origin;
    expect(await update(page)).toBe("redundant");
    await expectOnly(page, TEST_SITE.origin);
    await expectOffline(page, "Test site");
  });
});

test("the kill switch removes what is kept at the next visit, also in tabs that stay open", async ({
  page,
  context,
}) => {
  await keepOffline(page);
  const other = await context.newPage();
  // What a build writes if src/site.ts withdraws it: engine/offline/workerFile.test.ts.
  relay.change = {
    path: "/sw.js",
    content: (text) => text.replace(/^self\.edition=.*\n/, "self.edition=null;\n"),
  };
  await other.goto(`${relay.origin}/docs/overview`);
  await expect.poll(() => keptEditions(other), { timeout: 20_000 }).toEqual([]);
  const registrations = () =>
    other.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await open(page, `${relay.origin}/docs/licences`);
  await open(other, `${relay.origin}/docs/licences`);
  expect(await other.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await other.close();
});

test("what the browser has dropped can be kept again", async ({ page }) => {
  await keepOffline(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await open(page, `${relay.origin}/docs/licences`);
  await keepOffline(page);
  await expectOnly(page, TEST_SITE.origin);
});

test("a browser that refuses service workers is quoted", async ({ page }) => {
  await page.addInitScript(() => {
    if (!isSecureContext) return;
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException("The operation is insecure.", "SecurityError"));
    ServiceWorkerContainer.prototype.getRegistration = () =>
      Promise.reject(new DOMException("The operation is insecure.", "SecurityError"));
  });
  await open(page, `${relay.origin}/docs/licences`);
  await control(page, "Keep these docs offline").click();
  await expect(note(page)).toHaveText(
    "Not kept offline: this browser does not allow it (The operation is insecure.).",
  );
});
