import type { Page } from "@playwright/test";
import { dialog, field, options } from "../searchDialog.ts";
import { expect, open, saveData, test } from "../test.ts";

test("the policy is in force: inline script, inline style and text as markup are refused", async ({
  page,
  expectConsole,
}) => {
  // Both policies report: the one in the document, for hosts that send no headers, and the header.
  expectConsole(/This document requires 'TrustedHTML' assignment/, 2);
  expectConsole(/This document requires 'TrustedScript' assignment/, 3);
  expectConsole(/Applying inline style violates/, 2);
  expectConsole(/Creating a TrustedTypePolicy named 'another' violates/, 2);
  await open(page, "/docs/overview");

  const outcome = await page.evaluate(() => {
    const script = document.createElement("script");
    const policyOf = (name: string) => {
      try {
        window.trustedTypes?.createPolicy(name, { createHTML: (html) => html });
        return "created";
      } catch {
        return "refused";
      }
    };
    let markup = "refused";
    try {
      document.createElement("div").innerHTML = "<b>text</b>";
      markup = "taken";
    } catch {
      // As it should be.
    }
    script.append("document.title = 'injected'");
    try {
      document.body.append(script);
    } catch {
      // Refused even earlier.
    }
    const box = document.createElement("div");
    box.setAttribute("style", "color: red");
    document.body.append(box);
    return { markup, policy: policyOf("another"), title: document.title };
  });
  expect(outcome.markup).toBe("refused");
  expect(outcome.policy).toBe("refused");
  expect(outcome.title).not.toBe("injected");
});

/** As a server or proxy that cannot be trusted would. */
async function changeOnItsWay(page: Page, files: RegExp): Promise<void> {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n` });
  });
}

const REFUSED = /Failed to find a valid digest in the 'integrity' attribute/;

test("a script or style that was changed on its way is refused, and the page still reads", async ({
  page,
  expectConsole,
}) => {
  expectConsole(REFUSED, 2);
  await changeOnItsWay(page, /assets\/(?:loader|style)-/);
  await page.goto("/docs/overview");
  await page.mouse.move(9, 9);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-shell", "ready");
});

test("so is the shell, which comes later", async ({ page, expectConsole }) => {
  await saveData(page);
  expectConsole(REFUSED, 1);
  expectConsole(/Failed to fetch/, 1);
  await changeOnItsWay(page, /assets\/entry-client-/);
  await page.goto("/docs/overview");
  const refused = page.waitForEvent("console", (message) => /Failed to fetch/.test(message.text()));
  await page.mouse.move(9, 9);
  await refused;
  await expect(page.locator("html")).not.toHaveAttribute("data-shell", "ready");
});

for (const [what, files] of [
  ["code", /assets\/startSearch-/],
  ["worker", /assets\/indexWorker-/],
  ["style", /assets\/search-.*\.css/],
] as const) {
  test(`so is the ${what} of the search, and Retry loads the true one`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(REFUSED, 1);
    // Of a fetch the browser says so twice.
    if (what === "worker") expectConsole(/SRI's integrity checks failed/, 1);
    await changeOnItsWay(page, files);
    await open(page, "/docs/overview");
    await page.keyboard.press("Control+k");
    await expect(dialog(page).getByRole("alert")).toContainText("Search could not be loaded.");
    await page.unroute(files);
    await dialog(page).getByRole("button", { name: "Retry" }).click();
    await field(page).fill("nearest outward");
    await expect(options(page).first()).toBeVisible();
  });
}
