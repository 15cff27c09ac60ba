import { sidewaysScroll } from "../layout.ts";
import { dialog, field, options, search, searchButton } from "../searchDialog.ts";
import { expect, open, test } from "../test.ts";

test("nothing found: close words, the index, and a report with the query", async ({ page }) => {
  await search(page, "xqzzv & <b>");
  await expect(dialog(page).getByText("No results for “xqzzv & <b>”.")).toBeVisible();
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  await expect(dialog(page).getByRole("link", { name: /A–Z index/ })).toHaveAttribute(
    "href",
    "/docs#a-z",
  );
  const report = dialog(page).getByRole("link", { name: /Report/ });
  const address = new URL((await report.getAttribute("href")) ?? "");
  expect(address.origin + address.pathname).toBe("https://elsewhere.test.example/code/issues/new");
  expect(address.searchParams.get("title")).toContain("xqzzv & <b>");
});

test("queries of every form are taken: scripts, emoji, patterns, 10,000 characters", async ({
  page,
}) => {
  await open(page, "/docs/overview");
  await searchButton(page).click();
  const status = dialog(page).getByRole("status");
  const queries = [
    "رمز بريدي",
    "👩‍👩‍👧 😀",
    "[(.*+?^$}{|\\",
    "\\",
    '"lsoa":',
    "\uD83D",
    "😀".repeat(5_000),
  ];
  for (const query of queries) {
    await field(page).fill(query);
    await expect(status).toHaveText(/results? for/);
    expect(await sidewaysScroll(page)).toBeNull();
    await field(page).fill("");
    await expect(status).toHaveText("");
  }
  await field(page).fill("رمز");
  expect(await field(page).evaluate((input) => getComputedStyle(input).direction)).toBe("rtl");
});

test("keys that belong to an input method choose nothing", async ({ page }) => {
  await search(page, "nearest outward");
  await expect(options(page)).not.toHaveCount(0);
  await field(page).evaluate((input) => {
    const composing = { key: "Enter", isComposing: true, bubbles: true, cancelable: true };
    input.dispatchEvent(new KeyboardEvent("keydown", composing));
    // Safari's last one comes after the composition.
    input.dispatchEvent(
      new KeyboardEvent("keydown", {
        ...composing,
        isComposing: false,
        keyCode: 229,
      } as KeyboardEventInit),
    );
  });
  await page.keyboard.press("ArrowDown");
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL("/docs/overview");
});

const SCREENS = [
  { name: "320 px", size: { width: 320, height: 640 } },
  { name: "1280 px at 400 %", size: { width: 320, height: 256 } },
  { name: "a desktop", size: { width: 1280, height: 800 } },
];

for (const { name, size } of SCREENS) {
  test(`fits ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await search(page, "postcode");
    await expect(options(page)).not.toHaveCount(0);
    expect(await sidewaysScroll(page)).toBeNull();
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("End");
    await expect(options(page).last()).toBeInViewport();
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    const clipped = await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(clipped).toBe(0);
    // In a menu on a small screen, beside the close button; in the bar on all.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(searchButton(page)).toBeInViewport({ ratio: 1 });
  });
}

test("stays above a screen keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await search(page, "postcode");
  await expect(options(page)).not.toHaveCount(0);
  await page.evaluate(() => {
    const viewport = window.visualViewport;
    if (viewport === null) throw new Error("This browser has no visual viewport.");
    Object.defineProperty(viewport, "height", { value: 400 });
    Object.defineProperty(viewport, "offsetTop", { value: 20 });
    viewport.dispatchEvent(new Event("resize"));
  });
  const box = await dialog(page).boundingBox();
  expect([box?.y, box?.height]).toEqual([20, 400]);
});

test("opens from the menu of small screens, and closes both", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/docs/api/postcodes");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("button", { name: "Search" }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu.getByRole("button", { name: "Search" })).toBeFocused();
  await page.keyboard.press("Enter");
  await field(page).fill("validate");
  await options(page).filter({ hasText: "Validate a postcode" }).first().click();
  await expect(menu).toBeHidden();
  await expect(page.locator("#validate-postcode")).toBeInViewport();
});

test("the active result stands out in high contrast", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await search(page, "postcode");
  const background = (place: number) =>
    options(page)
      .nth(place)
      .evaluate((option) => getComputedStyle(option).backgroundColor);
  await expect.poll(() => background(0)).not.toBe(await background(1));
});
