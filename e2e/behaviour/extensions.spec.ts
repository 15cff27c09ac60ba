import type { Page } from "@playwright/test";
import { field, options, searchButton } from "../searchDialog.ts";
import { expect, open, saveData, shellReady, test } from "../test.ts";

/** As translators do: every text is put into two elements, and later texts too. Here it only gets a mark. */
function translate(): void {
  const translateTexts = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const untouched = text.parentElement?.closest("font, script, style, svg");
      if (untouched || !text.textContent?.trim()) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = `${text.textContent}ˣ`;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  };
  document.documentElement.lang = "fr";
  translateTexts(document.body);
  new MutationObserver((records) => {
    for (const { target } of records) if (target.isConnected) translateTexts(target);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

function removeParts(): void {
  const disliked = "footer li, [data-bar], svg, [role=region], article p";
  for (const part of document.querySelectorAll(disliked)) part.remove();
}

function addParts(): void {
  for (const element of document.querySelectorAll("html, body, input, a, button, main, nav")) {
    element.setAttribute("data-extension", "1");
    element.classList.add("extension");
  }
  for (const parent of document.querySelectorAll("head, body, nav, main, article, dialog")) {
    parent.prepend(document.createElement("extension-part"));
    parent.append(document.createElement("extension-part"));
  }
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function expectWorkingSite(page: Page): Promise<void> {
  const sidebar = page.getByRole("navigation", { name: "Documentation", exact: true });
  await sidebar.getByRole("link", { name: "Libraries" }).click();
  await expect(heading(page, "Client libraries")).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
  await expect(heading(page, "API reference")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Client libraries")).toBeVisible();
  await page.locator("button[data-choose=theme]").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await searchButton(page).click();
  for (const query of ["nearest", "nearest outward", "xqzvwkj", "nearest outward"]) {
    await field(page).fill(query);
    if (query === "xqzvwkj") await expect(options(page)).toHaveCount(0);
    else await expect(options(page).first()).toBeVisible();
  }
  await expect(options(page).first()).toContainText("Find the nearest outward codes");
  await options(page).first().click();
  await expect(heading(page, "Outward codes")).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.locator("summary", { hasText: "Main menu" }).click();
  await menu.getByRole("link", { name: "Endpoints" }).click();
  await expect(heading(page, "Endpoints")).toBeVisible();
  await expect(menu).toBeHidden();
  // Nothing has crashed, and no navigation has been a page load.
  await expect(page.locator("html")).toHaveAttribute("data-shell", "ready");
}

for (const [extension, change] of [
  ["translates the page", translate],
  ["removes parts of the page", removeParts],
  ["adds parts to the page", addParts],
] as const) {
  test(`an extension that ${extension} before the shell comes: everything works`, async ({
    page,
    consoleWatch,
  }) => {
    // React says that the document is not the one it made, and draws the shell anew.
    consoleWatch.ignore(/Minified React error #418/);
    // The shell comes when the reader does something, not before.
    await saveData(page);
    await page.goto("/docs/overview");
    await page.evaluate(change);
    await shellReady(page);
    await expectWorkingSite(page);
  });

  test(`an extension that ${extension} when the shell runs: everything works`, async ({ page }) => {
    await open(page, "/docs/overview");
    await page.evaluate(change);
    await expectWorkingSite(page);
  });
}
