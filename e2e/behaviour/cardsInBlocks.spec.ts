import { card, cardOf, focusByKey, response } from "../cards.ts";
import { layOutEverything } from "../layout.ts";
import { VARIANT } from "../setup/servers.ts";
import { expect, open, test } from "../test.ts";

/** What comes into view late moves what is below it away from the mouse. */
test.beforeEach(({ page }) => page.addInitScript(layOutEverything));

test("in a block, arrow keys lead from card to card, and Escape first closes the card", async ({
  page,
}) => {
  await open(page, "/docs/api/lookup-postcode");
  const block = response(page);
  await focusByKey(page, block);
  await page.keyboard.press("ArrowDown");
  await expect(cardOf(page, "status")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(cardOf(page, "result")).toBeVisible();
  await page.keyboard.press("End");
  const last = block.locator("a").last();
  await expect(last).toBeFocused();
  const name = (await last.textContent())?.replaceAll('"', "") ?? "";
  await expect(cardOf(page, name)).toContainText("Source");
  await page.keyboard.press("Escape");
  await expect(cardOf(page, name)).toBeHidden();
  await expect(last).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(block).toBeFocused();
});

test("a name that scrolls under a resting mouse takes no card from the one with the focus", async ({
  page,
}) => {
  await open(page, "/docs/api/lookup-postcode");
  const block = response(page);
  const names = block.locator("a");
  await names.nth(4).scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await names.nth(4).boundingBox()) ?? {};
  const place = { clientX: Math.round(x) + 9, clientY: Math.round(y) + 9 };
  await page.mouse.move(place.clientX - 1, place.clientY);
  await expect(page.locator("#card")).toBeVisible();
  await page.mouse.move(place.clientX, place.clientY);
  await focusByKey(page, block);
  await page.keyboard.press("End");
  await expect(names.last()).toBeFocused();
  const name = (await names.last().textContent())?.replaceAll('"', "") ?? "";
  await expect(cardOf(page, name)).toBeVisible();
  // What browsers do then, some of them late.
  await names.nth(9).dispatchEvent("pointerover", { pointerType: "mouse", ...place });
  // Longer than a mouse has to rest.
  await page.waitForTimeout(500);
  await expect(cardOf(page, name)).toBeVisible();
});

test("below another path of the site, links in blocks have cards too", async ({ page }) => {
  await open(page, `${VARIANT.origin}${VARIANT.base}docs/api/lookup-postcode`);
  const inBlock = page.locator("pre a", { hasText: "Postcode not found" }).first();
  await inBlock.evaluate((link) => {
    for (
      let part = link.closest("details");
      part;
      part = part.parentElement?.closest("details") ?? null
    )
      part.open = true;
  });
  await inBlock.hover();
  await expect(card(page)).toBeVisible();
});
