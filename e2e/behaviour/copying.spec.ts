import type { Page } from "@playwright/test";
import { readClipboard } from "../readClipboard.ts";
import { expect, open, stopTime, test } from "../test.ts";

test("copying gives the code and says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/docs/api/lookup-postcode");
  const block = page.locator("[data-code-block]", { hasText: "curl '" }).first();
  const shown = block.getByText("Copied", { exact: true });
  const announced = page.getByRole("status").filter({ hasText: "Copied" });
  // A slow machine may look later than the words stay.
  await stopTime(page);
  await block.getByRole("button", { name: "Copy code" }).click();
  await expect(shown).toBeVisible();
  await expect(announced).toHaveCount(1);
  await page.clock.runFor(2000);
  await expect(shown).toBeHidden();
  await expect(announced).toHaveCount(0);
  const copied = await readClipboard(page);
  expect(copied).toContain("https://api.postcodes.io/postcodes/TE1%201ST");
});

test.describe("JSON with linked names", () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/docs/api/lookup-postcode");
  });

  /** Byte for byte what a program would print, and the response of this page. */
  function expectJson(copied: string) {
    const value = JSON.parse(copied);
    expect(copied).toBe(JSON.stringify(value, null, 2));
    expect(value.result.postcode).toBe("TE1 1ST");
  }
  const block = (page: Page) =>
    page.locator("[data-code-block]", { has: page.getByLabel("Response: A live postcode") });

  test("is copied as JSON alone by the button", async ({ page }) => {
    await block(page).getByRole("button", { name: "Copy code" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
    expectJson(await readClipboard(page));
  });

  test("and by selecting it with the mouse", async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 1200 });
    const code = block(page).locator("code");
    // The whole of it in view, to drag over it.
    await block(page)
      .locator("pre")
      .evaluate((pre) => {
        pre.style.setProperty("max-block-size", "none");
        pre.scrollIntoView({ block: "center", behavior: "instant" });
      });
    const box = await code.boundingBox();
    if (box === null) throw new Error("the response is not shown");
    await page.mouse.move(box.x + 1, box.y + 4);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
    await page.mouse.move(box.x + box.width - 1, box.y + box.height - 4, { steps: 5 });
    await page.mouse.up();
    await page.keyboard.press("Control+C");
    expectJson(await readClipboard(page));
  });
});

test("feedback lasts two seconds from the last click, whatever was copied before", async ({
  page,
}) => {
  // Counted: nothing else shows when a second click on the same button has done its work.
  await page.addInitScript(() => {
    Object.assign(window, { written: 0 });
    navigator.clipboard.writeText = async () => {
      Reflect.set(window, "written", Reflect.get(window, "written") + 1);
    };
  });
  await open(page, "/docs/api/lookup-postcode");
  await stopTime(page);
  // Not by name, which is what they say after a click.
  const buttons = page.locator("[data-copy]:visible");
  const [first, second] = [buttons.nth(0), buttons.nth(1)];
  const status = page.getByRole("status").filter({ hasText: "Copied" });
  await first.click();
  await expect(first).toHaveAttribute("data-copy", "copied");
  await page.clock.runFor(1500);
  await first.click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "written"))).toBe(2);
  await page.clock.runFor(1500);
  await expect(first, "the first click's end is not the second's").toHaveAttribute(
    "data-copy",
    "copied",
  );
  await second.click();
  await expect(second).toHaveAttribute("data-copy", "copied");
  await page.clock.runFor(1000);
  await expect(first).toHaveAttribute("data-copy", "");
  await expect(status, "one button's end is not another's").toHaveCount(1);
  await page.clock.runFor(1500);
  await expect(status).toHaveCount(0);
});

test.describe("where the clipboard refuses", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
    });
  });

  const firstBlock = (page: Page) =>
    page.locator("[data-code-block]", { hasText: "curl '" }).first();

  test("the text is copied in the older way", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/docs/api/lookup-postcode");
    await firstBlock(page).getByRole("button", { name: "Copy code" }).click();
    await expect(page.getByRole("status").filter({ hasText: /^\s*Copied/ })).toHaveCount(1);
    const copied = await readClipboard(page);
    expect(copied).toBe(await firstBlock(page).locator("code").textContent());
  });

  test("in that way too, the button says so and the text is selected", async ({ page }) => {
    await page.addInitScript(() => {
      document.execCommand = () => false;
    });
    await open(page, "/docs/api/lookup-postcode");
    const block = firstBlock(page);
    const height = (await block.boundingBox())?.height;
    await stopTime(page);
    await block.getByRole("button", { name: "Copy code" }).click();
    await expect(block.getByText("Not copied")).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Not copied" })).toHaveCount(1);
    expect(await page.evaluate(() => String(getSelection()).trim())).toBe(
      (await block.locator("code").innerText()).trim(),
    );
    expect((await block.boundingBox())?.height).toBe(height);
  });
});
