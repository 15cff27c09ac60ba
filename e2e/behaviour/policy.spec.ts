import { expect, open, test } from "../test.ts";

test("the policy is in force: inline script, inline style and text as markup are refused", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/This document requires 'TrustedHTML' assignment/);
  expectConsole(/This document requires 'TrustedScript' assignment/, 2);
  expectConsole(/Applying inline style violates/);
  expectConsole(/Creating a TrustedTypePolicy named 'another' violates/);
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
