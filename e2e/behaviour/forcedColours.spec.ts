import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "../test.ts";

/** Computed values, in the reader's own colours. */
function styleOf(element: Locator, names: string[]): Promise<string[]> {
  return element.evaluate((target, wanted) => {
    const style = getComputedStyle(target);
    return wanted.map((name) => style.getPropertyValue(name));
  }, names);
}

test.use({ forcedColors: "active" });

/** Looks in light and in dark colours. */
async function inBothSchemes(page: Page, look: () => Promise<void>): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await test.step(colorScheme, look);
  }
}

test("what is chosen stands out by its background, and its focus ring is seen", async ({
  page,
}) => {
  await open(page, "/docs/api/lookup-postcode");
  await inBothSchemes(page, async () => {
    const pairs = [
      [
        "tab",
        page.getByRole("tab", { selected: true }),
        page.getByRole("tab", { selected: false }),
      ],
      [
        "sidebar entry",
        page.locator("[data-sidebar] a[aria-current]"),
        page.locator("[data-sidebar] a:not([aria-current])"),
      ],
    ] as const;
    for (const [what, chosen, other] of pairs) {
      const [background] = await styleOf(chosen.first(), ["background-color"]);
      expect(background, what).not.toBe((await styleOf(other.first(), ["background-color"]))[0]);
      expect(background, what).not.toBe((await styleOf(chosen.first(), ["color"]))[0]);
    }
    // The badge inside the entry is read on the entry's background.
    const entry = page.locator("[data-sidebar] a[aria-current]");
    expect(await styleOf(entry.locator("[data-method]"), ["color"])).toEqual(
      await styleOf(entry, ["color"]),
    );
    const tab = page.getByRole("tab", { selected: true }).first();
    await tab.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await expect(tab).toBeFocused();
    const [style, width, ring, background] = await styleOf(tab, [
      "outline-style",
      "outline-width",
      "outline-color",
      "background-color",
    ]);
    expect([style, width]).toEqual(["solid", "3px"]);
    expect(ring).not.toBe(background);
  });
});

test("drawings use the reader's colours: logo and tiles", async ({ page }) => {
  await open(page, "/");
  await inBothSchemes(page, async () => {
    const canvas = (await styleOf(page.locator("html"), ["background-color"]))[0];
    const fill = async (selector: string) =>
      (await styleOf(page.locator(selector).first(), ["fill"]))[0];
    const tile = await fill("header svg rect");
    expect(tile).not.toBe(canvas);
    expect(await fill("header svg rect + path")).toBe(canvas);
    const [background, character] = await styleOf(
      page.locator("figure [data-look='filled']").first(),
      ["background-color", "color"],
    );
    expect(background).toBe(tile);
    expect(character).toBe(canvas);
    const inward = page.locator("figure [data-look='open']").first();
    expect(await styleOf(inward, ["background-color"])).toEqual([canvas]);
  });
});

test("marked lines of code can be read", async ({ page }) => {
  await page.goto("/docs/postcode/lookup");
  await inBothSchemes(page, async () => {
    const canvas = (await styleOf(page.locator("html"), ["background-color"]))[0];
    const marked = page.locator("pre mark, pre mark *");
    await expect(marked).not.toHaveCount(0);
    for (const part of await marked.all()) {
      expect(await styleOf(part, ["color"])).not.toEqual([canvas]);
    }
  });
});

test("the part that an address names is framed", async ({ page }) => {
  await open(page, "/docs/postcode/schema#postcode");
  await inBothSchemes(page, async () => {
    const [style, frame] = await styleOf(page.locator("#postcode"), [
      "outline-style",
      "outline-color",
    ]);
    expect(style).toBe("solid");
    expect(frame).not.toBe((await styleOf(page.locator("html"), ["background-color"]))[0]);
  });
});
