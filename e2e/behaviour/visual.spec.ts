import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { fixedFonts } from "../fixedFonts.ts";
import { leaveOutReleases } from "../leaveOutReleases.ts";
import { PAGE_OF_EACH_KIND as KIND } from "../pages.ts";
import { browserOptions, PICTURE_FLAGS } from "../setup/browserOptions.ts";
import { expect, failWithoutReload, follow, saveData, shellReady, test } from "../test.ts";

/**
 * Pictures of a page of each kind, compared with those in e2e/visual; `npm run visual:update` draws
 * them anew. A kind that is drawn twice is drawn in both modes.
 */
const PICTURES: readonly Picture[] = [
  { name: "home", path: KIND.home, phone: "dark", desktop: "light", announcement: true },
  { name: "endpoints", path: KIND.endpoints, phone: "light" },
  { name: "docs-index", path: KIND["docs index"], phone: "dark" },
  { name: "guide", path: KIND.guide, phone: "light", tablet: "dark" },
  { name: "menu", path: KIND.guide, phone: "light", menu: true },
  { name: "schema", path: KIND["schema guide"], desktop: "light" },
  { name: "schema-field", path: KIND["schema guide"], field: "country", phone: "dark" },
  { name: "api-index", path: KIND["API index"], phone: "light" },
  { name: "api-introduction", path: KIND["API introduction"], phone: "dark" },
  { name: "group", path: KIND.group, phone: "light" },
  {
    name: "operation",
    path: KIND.operation,
    phone: "dark",
    desktop: "light",
    wide: "dark",
    // In dark mode: paper is light all the same.
    paper: "dark",
  },
  {
    name: "operation-field",
    path: KIND.operation,
    field: "response-200-country",
    desktop: "dark",
  },
  { name: "not-found", path: KIND["not found"], phone: "light", desktop: "dark" },
  { name: "failed", path: KIND.guide, phone: "dark", fails: true },
];

type Mode = "light" | "dark";
type Picture = {
  name: string;
  path: string;
  phone?: Mode;
  tablet?: Mode;
  desktop?: Mode;
  /** Where samples are beside the words. */
  wide?: Mode;
  paper?: Mode;
  /** The id of a field to jump to. */
  field?: string;
  /** With the menu of small screens open. */
  menu?: boolean;
  /** After a page that did not come. */
  fails?: boolean;
  /** Only one picture shows it, since it changes with every release. */
  announcement?: boolean;
};

/**
 * A colour may differ by less than an eye sees, and one pixel in a hundred by more: the edges of letters
 * on another machine. Another accent, a wider sidebar or a smaller heading change more than that.
 */
const TOLERANCE = { threshold: 0.04, maxDiffPixelRatio: 0.01 };
const MAX_BYTES = 2_000_000;
const FOLDER = join(import.meta.dirname, "../visual");
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  tablet: { viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
  wide: { viewport: { width: 1440, height: 640 } },
  // A sheet of A4 without its margins.
  paper: { viewport: { width: 673, height: 950 } },
};

test.use({
  // The fonts of the test are data in a style sheet, which the site's policy refuses (policy.spec.ts).
  bypassCSP: true,
  contextOptions: { reducedMotion: "reduce" },
  launchOptions: browserOptions({ flags: PICTURE_FLAGS }),
});

const drawn: string[] = [];
for (const screen of ["phone", "tablet", "desktop", "wide", "paper"] as const) {
  test.describe(screen, () => {
    test.use(SCREENS[screen]);
    for (const picture of PICTURES) {
      const mode = picture[screen];
      if (mode === undefined) continue;
      const file = `${picture.name}-${screen}-${mode}.png`;
      drawn.push(file);
      test(`${picture.name} looks as it did, ${mode}`, async ({ page, consoleWatch }) => {
        // The not-found page's own status.
        if (picture.path === KIND["not found"]) consoleWatch.ignore(/status of 404/);
        if (picture.fails) consoleWatch.ignore(/ERR_FAILED/);
        if (screen === "paper") await page.emulateMedia({ media: "print" });
        await openFor(page, picture, mode);
        await expect(page).toHaveScreenshot(file, TOLERANCE);
      });
    }
  });
}

test("the pictures are those of this file, and small together", () => {
  // Only `npm run visual:update` gets here with another value: it is writing the files that are counted.
  test.skip(test.info().config.updateSnapshots !== "none", "while they are drawn");
  const files = readdirSync(FOLDER);
  expect(files.sort(), "delete what is too much, npm run visual:update draws the rest").toEqual(
    drawn.sort(),
  );
  const bytes = files.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
  expect(bytes, "bytes of all pictures in e2e/visual").toBeLessThan(MAX_BYTES);
});

async function openFor(page: Page, picture: Picture, mode: Mode): Promise<void> {
  await page.addInitScript((theme) => localStorage.setItem("theme", theme), mode);
  if (picture.fails) {
    await saveData(page);
    await failWithoutReload(page);
  }
  // The document has the hash of the sheet without those fonts.
  await page.route("**", async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/ integrity="[^"]*"/g, "");
    return route.fulfill({ response, body });
  });
  await page.route(/\/assets\/style-.*\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + fixedFonts() });
  });
  await page.goto(picture.path);
  await shellReady(page);
  await page.evaluate(leaveOutReleases, picture.announcement === true);
  await page.evaluate(() => document.fonts.ready);
  const { field } = picture;
  if (field !== undefined) {
    await page.evaluate((id) => {
      location.hash = id;
    }, field);
    await expect(page.locator(`#${field}`)).toBeInViewport();
  }
  if (picture.fails) {
    await page.route("**/docs/licences.json", (route) => route.abort());
    await follow(page, "/docs/licences");
    await expect(page.getByRole("alert")).toBeVisible();
  }
  if (picture.menu) await page.getByRole("button", { name: "Open menu" }).click();
}
