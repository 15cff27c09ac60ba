import type { Page } from "@playwright/test";
import { browserOptions } from "../setup/browserOptions.ts";
import { expect, open, saveData, test } from "../test.ts";

// Playwright turns the cache off.
test.use({
  launchOptions: {
    ...browserOptions({ kind: "full" }),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

const PAGE = "/docs/api/bulk-postcode-lookup";
const CHOICES = {
  theme: "dark",
  announcement: "first-announcement",
  "sample-language": "python",
  "code-wrap": "on",
};

/** Leaves the page, stores other choices on the next one, and returns. */
async function changeElsewhereAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["restored"] = String(persisted);
    });
  });
  await page.goto("/robots.txt");
  await page.evaluate((choices) => {
    localStorage.clear();
    Object.assign(localStorage, choices);
  }, CHOICES);
  await page.evaluate(() => history.back());
  await expect(page.locator("html"), "the page came from the cache").toHaveAttribute(
    "data-restored",
    "true",
  );
}

async function expectChoices(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Colour mode: dark" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Announcement" })).toBeHidden();
  await expect(page.getByRole("tabpanel").first()).toContainText("import requests");
  const code = page.getByRole("tabpanel").first().locator("pre");
  await expect(code).toHaveCSS("white-space", "pre-wrap");
}

test("a page from the back/forward cache shows the choices made since it was left", async ({
  page,
}) => {
  await open(page, PAGE);
  await changeElsewhereAndReturn(page);
  await expectChoices(page);
  await expect(page.getByRole("tab", { name: "Python" }).first()).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(page.getByRole("button", { name: "Wrap long lines" }).first()).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("a page from the back/forward cache follows before the shell has come, too", async ({
  page,
}) => {
  await saveData(page);
  await page.goto(PAGE);
  await changeElsewhereAndReturn(page);
  // The shell comes for the language alone: nobody has touched the page.
  await expectChoices(page);
  await expect(page.locator("html")).toHaveAttribute("data-shell", "ready");
});
