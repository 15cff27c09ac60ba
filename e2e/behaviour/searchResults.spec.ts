import type { Locator } from "@playwright/test";
import { activeOption, dialog, field, options, search } from "../searchDialog.ts";
import { expect, markDocument, test, turnWheelTo } from "../test.ts";

/** The marked words of an option, in small letters. */
function markedWords(option: Locator): Promise<string[]> {
  return option.evaluate((element) =>
    [...(CSS.highlights.get("search-match") ?? [])]
      .filter(({ startContainer }) => element.contains(startContainer))
      .map(({ startContainer, startOffset, endOffset }) =>
        (startContainer.textContent ?? "").slice(startOffset, endOffset).toLowerCase(),
      ),
  );
}

test("shows what was found by kind, with its path, its answer and the words that matched", async ({
  page,
}) => {
  await search(page, "nearest");
  const group = dialog(page).getByRole("group", { name: "Endpoints" });
  const option = group.getByRole("option", { name: /^Find the nearest outward codes/ });
  await expect(option).toContainText("Find the nearest outward codes Outward codes");
  await expect(option).toContainText("GET /outcodes/{outcode}/nearest");
  await expect.poll(() => markedWords(option)).toEqual(["nearest", "nearest", "nearest"]);
  await expect(option).toHaveAttribute("href", /^\/docs\/api\/outward-codes#/);
});

test("arrows go round, Home and End jump, and the field names the active option", async ({
  page,
}) => {
  await search(page, "postcode");
  const count = 20;
  await expect(options(page)).toHaveCount(count);
  const activePlace = () =>
    options(page).evaluateAll((all) => {
      const place = all.findIndex((one) => one.ariaSelected === "true");
      const named = document.activeElement?.getAttribute("aria-activedescendant");
      return all[place]?.id === named ? place : `the field names ${named}`;
    });
  for (const [key, place] of [
    ["ArrowDown", 1],
    ["ArrowUp", 0],
    ["ArrowUp", count - 1],
    ["ArrowDown", 0],
    ["End", count - 1],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(activePlace, key).toBe(place);
    await expect(activeOption(page)).toBeInViewport();
  }
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  // Another query starts at its best result, whether a key or the wheel has moved the list.
  for (const letter of ["s", " "]) {
    if (letter === "s") await page.keyboard.press("End");
    else {
      // So small that even the results which are drawn first do not fit.
      await page.setViewportSize({ width: 320, height: 400 });
      await activeOption(page).hover();
      await expect(options(page)).toHaveCount(count);
      await turnWheelTo(page, options(page).last());
    }
    await page.keyboard.type(letter);
    await expect.poll(activePlace).toBe(0);
    await expect(options(page).first()).toBeInViewport({ ratio: 1 });
  }
});

test("a result that stays from one key to the next is left as it is", async ({ page }) => {
  await search(page, "nearest po");
  const first = options(page).first();
  const stays = options(page).and(page.locator('[href$="#nearest-outcodes"]'));
  await expect.poll(() => markedWords(stays)).not.toEqual([]);
  const before = await markedWords(first);
  await stays.evaluate((option) => {
    option.setAttribute("data-drawn-before", "");
    const change = new MutationObserver(() => option.setAttribute("data-changed", ""));
    change.observe(option, { subtree: true, childList: true, characterData: true });
  });
  await field(page).press("i");
  await expect.poll(() => markedWords(first)).not.toEqual(before);
  await expect.poll(() => markedWords(stays)).not.toEqual([]);
  await expect(stays).toHaveAttribute("data-drawn-before");
  await expect(stays).not.toHaveAttribute("data-changed");
});

test("another query starts at the top, even in the frame in which the list has scrolled", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await search(page, "postcode");
  await expect(options(page).first()).toBeVisible();
  const top = await field(page).evaluate(async (input: HTMLInputElement) => {
    const list = document.querySelector("[role=listbox]");
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "End" }));
    const before = list?.scrollTop;
    input.value = "nearest";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    const changed = new Promise((resolve) => {
      if (list) new MutationObserver(resolve).observe(list, { childList: true, subtree: true });
    });
    await changed;
    return [before === 0, list?.scrollTop];
  });
  expect(top).toEqual([false, 0]);
});

test("Enter opens the active result without a page load, and the search is remembered", async ({
  page,
}) => {
  await search(page, "nearest outward");
  const sameDocument = await markDocument(page);
  await expect(activeOption(page)).toContainText("Find the nearest outward codes");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/api\/outward-codes/);
  await expect(dialog(page)).toBeHidden();
  expect(await sameDocument()).toBe(true);

  await page.keyboard.press("Control+k");
  await expect(field(page)).toHaveValue("nearest outward");
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("");
  await dialog(page).getByRole("button", { name: "nearest outward", exact: true }).click();
  await expect(field(page)).toHaveValue("nearest outward");
  await expect(activeOption(page)).toContainText("Find the nearest outward codes");
});

test("Ctrl+Enter, Ctrl+click and the middle button open a new tab and keep the search", async ({
  page,
  context,
}) => {
  await search(page, "nearest outward");
  const ways = [
    () => page.keyboard.press("Control+Enter"),
    () => activeOption(page).click({ modifiers: ["Control"] }),
    () => activeOption(page).click({ button: "middle" }),
  ];
  for (const openTab of ways) {
    await expect(activeOption(page)).toContainText("Find the nearest outward codes");
    const [tab] = await Promise.all([context.waitForEvent("page"), openTab()]);
    await expect(tab).toHaveURL(/\/docs\/api\/outward-codes/);
    await tab.close();
    await expect(dialog(page)).toBeVisible();
  }
});

test("a result on the same page opens the fold that it is in", async ({ page }) => {
  await search(page, "validate", "/docs/api/postcodes");
  const sameDocument = await markDocument(page);
  const fold = page.locator("details:has(#validate-postcode), details#validate-postcode").first();
  await expect(fold).not.toHaveAttribute("open");
  await options(page).filter({ hasText: "Validate a postcode" }).first().click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/docs/api/postcodes#validate-postcode");
  await expect(fold).toHaveAttribute("open", "");
  await expect(page.locator("#validate-postcode")).toBeInViewport();
  expect(await sameDocument()).toBe(true);
});

test("counts are announced once typing pauses", async ({ page }) => {
  await search(page, "nearest outward");
  const status = dialog(page).getByRole("status");
  await expect(status).toHaveText(/^\d+ results? for nearest outward$/);
  await field(page).fill("qqqqxxxx");
  await expect(status).toHaveText("No results for qqqqxxxx");
});
