import { seededRandom } from "../../testing/seededRandom.ts";
import { STORAGE_KEYS } from "../../testing/storageKeys.ts";
import { dialog, field, options, searchButton } from "../searchDialog.ts";
import { expect, follow, open, saveData, shellReady, test } from "../test.ts";

test.beforeEach(({ page }) => saveData(page));

const OUT_OF_REACH = /^warning: The browser's storage is out of reach/;
const BROKEN_STORAGE: Record<string, () => void> = {
  "whose getter throws": () => {
    for (const area of ["localStorage", "sessionStorage"] as const) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  },
  "whose setItem throws": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
};

for (const [kind, breakStorage] of Object.entries(BROKEN_STORAGE)) {
  test(`storage ${kind}: one warning, everything works, nothing is remembered`, async ({
    page,
    expectConsole,
  }) => {
    // One warning for each of the two documents that this test loads.
    expectConsole(OUT_OF_REACH, 2);
    await page.addInitScript(breakStorage);
    await open(page, "/docs/overview");
    const toggle = page.getByRole("button", { name: /^Colour mode/ });
    await toggle.click();
    await expect(toggle).toHaveAccessibleName("Colour mode: dark");
    await page.getByRole("button", { name: "Dismiss announcement" }).click();
    await expect(page.getByRole("region", { name: "Announcement" })).toBeHidden();
    await follow(page, "/docs/licences");
    await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
    await page.reload();
    await shellReady(page);
    await expect(toggle).toHaveAccessibleName("Colour mode: light");
    await expect(page.getByRole("region", { name: "Announcement" })).toBeVisible();
  });
}

test("rubbish in storage: one warning, and the defaults", async ({ page, expectConsole }) => {
  expectConsole(/^warning: A stored choice makes no sense on this site/);
  // Low enough for the sidebar to scroll.
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.addInitScript(() => {
    // Only before the first page load: the second finds what the site made of it.
    if (sessionStorage.getItem("rubbish-written") !== null) return;
    sessionStorage.setItem("rubbish-written", "");
    localStorage.setItem("theme", "{purple}");
    localStorage.setItem("docs-version", "0.0.1-gone");
    localStorage.setItem("announcement", "\u0000");
    sessionStorage.setItem("sidebar-scroll-docs", "NaN");
  });
  await open(page, "/docs/overview");
  const toggle = page.getByRole("button", { name: /^Colour mode/ });
  await expect(toggle).toHaveAccessibleName("Colour mode: light");
  await expect(page.getByRole("region", { name: "Announcement" })).toBeVisible();
  const sidebar = page.locator("[data-sidebar]");
  const position = () => sidebar.evaluate((element) => Math.round(element.scrollTop));
  expect(await position()).toBe(0);
  // What made no sense is gone, and choices are remembered again.
  await toggle.click();
  await sidebar.evaluate((element) => element.scrollTo(0, 5));
  await page.reload();
  await expect(toggle).toHaveAccessibleName("Colour mode: dark");
  await expect.poll(position).toBe(5);
});

for (const key of ["theme", "sample-language", "code-wrap"]) {
  test(`rubbish under ${key} is dropped with a warning`, async ({ page, expectConsole }) => {
    expectConsole(new RegExp(`^warning: A stored choice makes no sense .* ${key}: {purple}`));
    await page.goto("/docs/overview");
    await page.evaluate((name) => localStorage.setItem(name, "{purple}"), key);
    await page.reload();
    await shellReady(page);
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  });
}

test("what is cleared in one tab is forgotten in the other", async ({ page, context }) => {
  const chosen = { theme: "dark", "sample-language": "python", "code-wrap": "on" };
  await open(page, "/docs/api/lookup-postcode");
  await page.evaluate((values) => Object.assign(localStorage, values), chosen);
  const other = await context.newPage();
  await open(other, "/docs/api/lookup-postcode");
  const root = other.locator("html");
  await expect(root).toHaveAttribute("data-sample-language", "python");
  await page.evaluate(() => localStorage.clear());
  await expect(root).toHaveAttribute("data-theme", "light");
  await expect(root).toHaveAttribute("data-sample-language", "curl");
  await expect(root).toHaveAttribute("data-code-wrap", "off");
});

/** What another program, release or hand may have left. The letters of each are random. */
const RUBBISH: readonly ((letters: string) => string)[] = [
  (letters) => letters,
  (letters) => letters.repeat(20_000),
  (letters) => `<b data-injected>${letters}</b>`,
  (letters) => `["${letters}`,
  (letters) => JSON.stringify([letters, letters, null, 7, { [letters]: [] }]),
  (letters) => JSON.stringify([letters.repeat(20_000), `<b data-injected>${letters}</b>`]),
  (letters) => JSON.stringify({ length: 3, 0: letters }),
  (letters) => `-${letters.length}e${letters.length}`,
  () => "",
  () => "null",
  () => "\u0000\ud800\uffff",
  () => "__proto__",
];

test("rubbish under every key leaves a site that works", async ({ page, consoleWatch }) => {
  // Once for each document: the first choice that makes no sense.
  consoleWatch.ignore(/^warning: A stored choice makes no sense on this site/);
  const random = seededRandom(7);
  const pick = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)];
  await page.goto("/docs/api/lookup-postcode");
  for (const [round, first] of RUBBISH.entries()) {
    const letters = Array.from({ length: 8 }, () =>
      String.fromCodePoint(32 + Math.floor(random() ** 4 * 10_000)),
    ).join("");
    const stored = STORAGE_KEYS.map((key, index): [string, string] => {
      const rubbish = index === round % STORAGE_KEYS.length ? first : pick(RUBBISH);
      return [key, rubbish?.(letters) ?? ""];
    });
    await test.step(JSON.stringify(stored).slice(0, 2000), async () => {
      await page.evaluate((entries) => {
        for (const [key, value] of entries) {
          localStorage.setItem(key, value);
          sessionStorage.setItem(key, value);
        }
      }, stored);
      await page.reload();
      await shellReady(page);
      await page.getByRole("button", { name: "Colour mode: light" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(page.locator("[data-injected]")).toHaveCount(0);
      // The search reads what was stored when it opens, and only then.
      if (round % 3 > 0) return;
      await searchButton(page).click();
      await expect(dialog(page).getByRole("heading", { name: "Start here" })).toBeVisible();
      await field(page).fill("nearest outward");
      await expect(options(page).first()).toContainText("Find the nearest outward codes");
      await options(page).first().click();
      await expect(page.getByRole("heading", { level: 1, name: "Outward codes" })).toBeVisible();
      await expect(page.locator("[data-injected]")).toHaveCount(0);
    });
  }
});

test("a language chosen in one tab is shown in another that nobody has touched", async ({
  page,
  context,
}) => {
  const path = "/docs/api/bulk-postcode-lookup";
  const other = await context.newPage();
  await other.goto(path);
  await open(page, path);
  await page.getByRole("tab", { name: "Python" }).first().click();
  await expect(other.getByRole("tabpanel").first()).toContainText("import requests");
});
