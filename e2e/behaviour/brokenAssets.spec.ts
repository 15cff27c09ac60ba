import type { Page } from "@playwright/test";
import { PAGE_OF_EACH_KIND } from "../pages.ts";
import { FAULTS, type Fault, type Relay, startRelay } from "../relay.ts";
import { dialog, field } from "../searchDialog.ts";
import { TEST_SITE } from "../setup/servers.ts";
import { expect, shellReady, test } from "../test.ts";

/** What a page loads by itself, and for a person. */
const ASSETS = { loader: /\/loader-/, style: /\/style-/, shell: /\/entry-client-/ };

let relay: Relay;
test.beforeAll(async () => {
  // Each visit is the first one.
  relay = await startRelay(TEST_SITE.origin, { "cache-control": "no-store" });
});
test.beforeEach(() => relay.mend());
test.afterAll(() => relay.stop());

/** What a reader gets of a page without any of its files. */
type Content = { text: string; links: string[] };

/** What is on the page in the second frame from now: if something keeps the browser from drawing, there is none. */
function drawnContent(page: Page): Promise<Content> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return {
      // The shell adds links that are called "#".
      text: document.querySelector("main")?.textContent?.replaceAll("#", "") ?? "",
      links: [...document.querySelectorAll("a")].map(({ href }) => href),
    };
  });
}

/** Opens a page as far as it comes. */
async function arrive(page: Page, path: string): Promise<Content> {
  relay.documents = 0;
  await page.goto(relay.origin + path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  return drawnContent(page);
}

const overviewLink = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Documentation" });

type Visit = { path: string; asset: RegExp; fault: Fault; content: Content; link: Point };
type Point = { x: number; y: number };

async function visit(page: Page, { path, asset, fault, content, link }: Visit): Promise<void> {
  const failing = relay.breakAt(asset, fault);
  await arrive(page, path);
  // A person comes, for whom the page loads the rest.
  await page.mouse.move(link.x, link.y);
  await failing;
  const { text, links } = await drawnContent(page);
  expect(text).toBe(content.text);
  expect(content.links.filter((href) => !links.includes(href))).toEqual([]);
  await page.mouse.click(link.x, link.y);
  await page.locator("h1", { hasText: "Overview" }).waitFor();
  expect(page.url()).toBe(`${relay.origin}/docs/overview`);
  expect(relay.documents, "the page, and at most one more load").toBeLessThan(3);
}

for (const [name, path] of Object.entries(PAGE_OF_EACH_KIND)) {
  test(`the ${name} page reads and navigates whichever of its files fails`, async ({
    page,
    consoleWatch,
  }) => {
    // The browser names every file that failed, and the loader says why it did not start.
    consoleWatch.ignore(/^error: /);
    const content = await arrive(page, path);
    expect(content.links.length).toBeGreaterThan(10);
    const link = await overviewLink(page).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    for (const [assetName, asset] of Object.entries(ASSETS)) {
      for (const fault of FAULTS) {
        await test.step(`${assetName}: ${fault}`, () =>
          visit(page, { path, asset, fault, content, link }));
        await page.mouse.move(1, 300);
        await page.evaluate(() => sessionStorage.clear());
      }
    }
  });
}

for (const fault of FAULTS.filter((kind) => kind !== "hanging")) {
  test(`a page whose loader does not come is as without scripts: ${fault}`, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.ignore(/^error: /);
    void relay.breakAt(ASSETS.loader, fault);
    await arrive(page, PAGE_OF_EACH_KIND.operation);
    const main = page.getByRole("navigation", { name: "Main" });
    await expect(main.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("tab")).toHaveCount(0);
    await main.getByRole("link", { name: "Search" }).click();
    await expect(page).toHaveURL(`${relay.origin}/docs#a-z`);
  });
}

/** What is loaded when a reader asks for it, on pages of every kind alike. */
const ON_DEMAND = {
  "code of the search": /\/startSearch-/,
  "worker of the search": /\/indexWorker-/,
  "style of the search": /\/search-.*\.css/,
  "index of the search": /\/search-.*\.json/,
  samples: /\/samples\//,
};

for (const [name, asset] of Object.entries(ON_DEMAND)) {
  test(`where the ${name} cannot be loaded, the page stays as it is`, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.ignore(/^error: /);
    for (const fault of FAULTS) {
      await test.step(fault, async () => {
        await arrive(page, PAGE_OF_EACH_KIND.operation);
        await shellReady(page);
        const content = await drawnContent(page);
        const failing = relay.breakAt(asset, fault);
        if (name === "samples") await page.getByRole("tab", { name: "Python" }).first().click();
        else await page.keyboard.press("Control+k");
        await failing;
        if (name !== "samples") {
          const alert = dialog(page).getByRole("alert");
          if (fault !== "hanging") await expect(alert).toContainText("could not be loaded.");
          await field(page).fill("postcode");
          if (fault === "hanging") await expect(dialog(page)).toContainText("Loading…");
          await page.keyboard.press("Escape");
          await page.keyboard.press("Escape");
        }
        expect(await drawnContent(page)).toEqual(content);
        await overviewLink(page).click();
        await page.locator("h1", { hasText: "Overview" }).waitFor();
        expect(relay.documents).toBe(1);
        await page.evaluate(() => localStorage.clear());
      });
    }
  });
}
