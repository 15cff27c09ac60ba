import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { skipTestWithout } from "../../testing/skipTestWithout.ts";
import { type RunningCommand, startCommand } from "../../testing/startCommand.ts";
import { unzip } from "../../testing/unzip.ts";
import { freePort } from "../freePort.ts";
import { layOutEverything } from "../layout.ts";
import { dialog, field, options, searchButton } from "../searchDialog.ts";
import { TEST_SITE } from "../setup/servers.ts";
import { expect, open, shellReady, test } from "../test.ts";

/** The archive that `npm run e2e:prepare` has made of the test site, unpacked, with and without a server. */
const scratch = mkdtempSync(join(tmpdir(), "copy-"));
let name = "";
let server: RunningCommand;
let serverOrigin = "";
test.beforeAll(async () => {
  const [archive = ""] = readdirSync(TEST_SITE.folder).filter((file) => file.endsWith(".zip"));
  name = archive.slice(0, -".zip".length);
  if (!unzip(join(TEST_SITE.folder, archive), scratch)) {
    skipTestWithout("Not run: Python is not installed (Debian: apt-get install python3).");
  }
  const port = await freePort();
  serverOrigin = `http://localhost:${port}`;
  server = startCommand(["python3", "-u", "-m", "http.server", String(port), "-d", scratch]);
  await server.says(/(Serving HTTP)/);
});
test.afterAll(async () => {
  await server.stop("SIGTERM");
  rmSync(scratch, { recursive: true });
});

const PLACES = {
  "from files": () => `${pathToFileURL(scratch).href}/${name}/`,
  "from a plain server, below a folder": () => `${serverOrigin}/${name}/`,
};
/** The document's own, and the site's once the shell has come. */
const appliedSheets = (page: Page) =>
  page.evaluate(
    () =>
      [...document.styleSheets].filter(({ media }) => matchMedia(media.mediaText).matches).length,
  );
const title = (page: Page, words: string) => page.getByRole("heading", { level: 1, name: words });
const sidebar = (page: Page) =>
  page.getByRole("navigation", { name: "Documentation", exact: true });

/** Loads the page again until the check holds. */
async function reloadUntil(page: Page, check: () => Promise<void>): Promise<void> {
  const checkOrReload = () =>
    check().catch(async (error: unknown) => {
      await page.reload();
      throw error;
    });
  await expect(checkOrReload).toPass({ timeout: 30_000 });
}

for (const [place, root] of Object.entries(PLACES)) {
  test.describe(place, () => {
    test("every page opens, with its style and its script", async ({ page }) => {
      const files = readdirSync(join(scratch, name), { recursive: true, encoding: "utf8" });
      const documents = files.filter((file) => file.endsWith(".html"));
      expect(documents.length).toBeGreaterThan(10);
      for (const file of documents) {
        await open(page, root() + file);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect.poll(() => appliedSheets(page), file).toBe(2);
      }
    });

    test("names and messages have their cards", async ({ page }) => {
      await page.addInitScript(layOutEverything);
      await open(page, `${root()}docs/postcode/lookup.html`);
      await page.locator("pre a").first().hover();
      await expect(
        page.locator("#card").getByRole("link", { name: "Full description" }),
      ).toBeVisible();
      await page.mouse.move(2, 2);
      await page.locator("article > p a", { hasText: "Postcode not found" }).hover();
      const card = page.getByRole("dialog", { name: "Postcode not found" });
      await card.getByRole("link", { name: "Error catalogue" }).click();
      await expect(page).toHaveURL(/api-reference-postcodes-io\.html#error-postcode-not-found$/);
    });

    test("links lead from page to page, to a place in a page, and back", async ({ page }) => {
      await open(page, `${root()}index.html`);
      await page.getByRole("banner").getByRole("link", { name: "Documentation" }).click();
      await expect(title(page, "Overview")).toBeVisible();
      await expect(page).toHaveURL(`${root()}docs/overview.html`);
      await shellReady(page);
      await sidebar(page).getByRole("link", { name: "Licences" }).click();
      await expect(title(page, "Licences")).toBeVisible();
      await page.goBack();
      await expect(title(page, "Overview")).toBeVisible();
      const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
      await contents.last().click();
      const target = await contents.last().getAttribute("href");
      await expect(page).toHaveURL(`${root()}docs/overview.html${target}`);
    });

    test("search finds and leads there", async ({ page }) => {
      await open(page, `${root()}docs/overview.html`);
      await searchButton(page).click();
      await field(page).fill("nearest outward");
      await expect(options(page).first()).toContainText("Find the nearest outward codes");
      await options(page).first().click();
      await expect(title(page, "Outward codes")).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(/\.html#[\w-]+$/);
    });

    test("a response of another nation is loaded, and its names lead to files", async ({
      page,
    }) => {
      await open(page, `${root()}docs/postcode/schema.html`);
      const response = page.locator("[data-sample-nations]");
      await page.getByRole("radio", { name: "Islands" }).check();
      await expect(response).toContainText("TE9 9ST");
      await response.locator("pre a", { hasText: '"result"' }).click();
      await expect(page).toHaveURL(`${root()}docs/api/lookup-postcode.html#response-200-result`);
    });

    test("colour mode, announcement and language of samples are remembered", async ({ page }) => {
      await open(page, `${root()}docs/api/lookup-postcode.html`);
      await page.getByRole("button", { name: /^Colour mode/ }).click();
      await page.getByRole("button", { name: "Dismiss announcement" }).click();
      const code = page.locator("[data-samples] pre").first();
      await page.getByRole("tab", { name: "Python" }).first().click();
      await expect(code).toContainText("import requests");

      await page.getByRole("link", { name: "Documentation" }).first().click();
      await expect(title(page, "Overview")).toBeVisible();
      const isRemembered = async () => {
        await expect(page.locator("html")).toHaveAttribute("data-theme", "dark", {
          timeout: 2_000,
        });
        await expect(page.getByRole("region", { name: "Announcement" })).toBeHidden();
      };
      const isInPython = () => expect(code).toContainText("import requests", { timeout: 3_000 });
      // Pages of files may have processes of their own, which know a moment later what another one has stored.
      const expectStored = (check: () => Promise<void>) =>
        place === "from files" ? reloadUntil(page, check) : check();
      await expectStored(isRemembered);
      await page.goBack();
      await expectStored(isInPython);
      await page.getByRole("tab", { name: "curl" }).first().click();
      await expect(code).toContainText("curl");
    });

    test("code can be copied", async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await open(page, `${root()}docs/api/lookup-postcode.html`);
      await page.getByRole("button", { name: "Copy code" }).first().click();
      await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
        "https://api.postcodes.io/postcodes/",
      );
    });

    test("the menu on a phone leads on; nothing offers to keep what is kept", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, `${root()}docs/overview.html`);
      await expect(page.getByRole("contentinfo").getByRole("button")).toHaveCount(0);
      await page.getByRole("button", { name: "Open menu" }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await menu.getByRole("link", { name: "Licences" }).click();
      await expect(title(page, "Licences")).toBeVisible();
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("pages read and lead on", async ({ page }) => {
    await page.goto(`${PLACES["from files"]()}docs/overview.html`);
    await sidebar(page).getByRole("link", { name: "Licences" }).click();
    await expect(title(page, "Licences")).toBeVisible();
  });
});
