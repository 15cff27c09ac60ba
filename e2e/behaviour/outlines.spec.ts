import { readdirSync } from "node:fs";
import { join } from "node:path";
import { leaveOutReleases } from "../leaveOutReleases.ts";
import { PAGE_OF_EACH_KIND } from "../pages.ts";
import { dialog, field, options, searchButton } from "../searchDialog.ts";
import { expect, open, test } from "../test.ts";

/** With everything around them: without a sidebar, and with each of the two. Of the other kinds, the content is enough. */
const WHOLE: readonly string[] = ["home", "guide", "operation"];
const FOLDER = join(import.meta.dirname, "../outlines");

const stored: string[] = [];
/** Notes the name of a stored outline. */
function outline(name: string): { name: string } {
  const file = `${name.toLowerCase().replaceAll(" ", "-")}.aria.yml`;
  stored.push(file);
  return { name: file };
}

for (const [kind, path] of Object.entries(PAGE_OF_EACH_KIND)) {
  const expected = outline(kind);
  test(`${kind}: roles, names and order are those of its outline`, async ({
    page,
    consoleWatch,
  }) => {
    // The not-found page's own status.
    consoleWatch.ignore(/status of 404/);
    await open(page, path);
    await page.evaluate(leaveOutReleases, true);
    const part = WHOLE.includes(kind) ? "body" : "main";
    await expect(page.locator(part)).toMatchAriaSnapshot(expected);
  });
}

const MENU = outline("menu");
test("menu: roles, names and order are those of its outline", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, PAGE_OF_EACH_KIND.guide);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toMatchAriaSnapshot(MENU);
});

const SEARCH = [outline("search"), outline("search results")] as const;
test("search: roles, names and order are those of its outlines", async ({ page }) => {
  await open(page, PAGE_OF_EACH_KIND.guide);
  await searchButton(page).click();
  await expect(dialog(page)).toMatchAriaSnapshot(SEARCH[0]);
  await field(page).fill("nearest outward");
  await expect(options(page).first()).toContainText("nearest outward");
  await expect(dialog(page).getByRole("status")).toHaveText(/results? for nearest outward$/);
  await expect(dialog(page)).toMatchAriaSnapshot(SEARCH[1]);
});

test("the outlines are those of this file", () => {
  // Only `npm run outlines:update` gets here with another value: it is writing the files that are looked at.
  test.skip(test.info().config.updateSnapshots !== "none", "while they are written");
  expect(readdirSync(FOLDER).sort(), "delete what is too much").toEqual([...stored].sort());
});
