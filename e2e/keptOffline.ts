import { expect, type Page } from "@playwright/test";

export const control = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("button", { name });

export const note = (page: Page) => page.getByRole("contentinfo").getByRole("status");

export const KEPT = /^Kept offline: API release 18\.0\.1, stored just now, \d+\.\d MB\.$/;

/** Some hundred files go to the disk. That takes a second, but ten have been seen, in WebKit on a busy machine. */
export const STORING = { timeout: 40_000 };

/** Has the browser keep the site of the page that is open. */
export async function keepOffline(page: Page): Promise<void> {
  await control(page, "Keep these docs offline").click();
  await expect(note(page)).toHaveText(KEPT, STORING);
}

type Edition = { id: string; files: [address: string, hash: string][] };

/** What a site offers to keep. */
export async function editionOf(site: string): Promise<Edition> {
  const [first = ""] = (await (await fetch(`${site}/sw.js`)).text()).split("\n");
  return JSON.parse(first.slice("self.edition=".length, -1));
}

type Kept = Edition & { state: "unfinished" | "waiting" | "active" };

/** The editions in the browser, in order of their ids, with the hash of every file as it is stored. */
export function keptEditions(page: Page): Promise<Kept[]> {
  return page.evaluate(async () => {
    const hashOf = async (content: ArrayBuffer) =>
      [...new Uint8Array(await crypto.subtle.digest("SHA-256", content))]
        .map((byte) => byte.toString(16).padStart(2, "0"))
        .join("");
    const kept: Kept[] = [];
    for (const name of (await caches.keys()).toSorted()) {
      const [, scope = "", id = ""] = name.split(" ");
      const cache = await caches.open(name);
      const record = await (await cache.match(`${scope}?edition`))?.json();
      const files: [string, string][] = [];
      for (const { url } of await cache.keys()) {
        if (url.endsWith("?edition")) continue;
        const response = await cache.match(url);
        if (response === undefined) throw new Error(`${url} is not there.`);
        files.push([url.slice(scope.length), await hashOf(await response.arrayBuffer())]);
      }
      const whole = record?.active ? "active" : "waiting";
      kept.push({ id, state: record ? whole : "unfinished", files: files.toSorted() });
    }
    return kept;
  });
}

/** Exactly this edition is there, whole and in use. */
export async function expectOnly(page: Page, site: string): Promise<void> {
  const { id, files } = await editionOf(site);
  expect(await keptEditions(page)).toEqual([{ id, state: "active", files: files.toSorted() }]);
}

/** Has the browser look for another edition, and waits until it has tried to store it. */
export function update(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing === null) return registration.waiting ? "installed" : "nothing new";
    return new Promise<string>((resolve) => {
      installing.addEventListener("statechange", () => resolve(installing.state));
    });
  });
}
