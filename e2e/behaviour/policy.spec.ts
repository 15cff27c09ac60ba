import { expect, open, test } from "../test.ts";

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

test("a script or style that was changed on its way is refused, and the page still reads", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to find a valid digest in the 'integrity' attribute/, 2);
  await page.route(/assets\/(?:loader|style)-/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n` });
  });
  await page.goto("/docs/overview");
  await page.mouse.move(9, 9);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-shell", "ready");
});
