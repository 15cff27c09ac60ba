import type { Locator, Page } from "@playwright/test";
import { expect, hold, open, test } from "../test.ts";

const isHigh = (element: HTMLElement | SVGElement) => element.clientHeight > 200;
const overflow = (element: HTMLElement | SVGElement) => element.scrollWidth - element.clientWidth;

/**
 * Runs in the page: presses a button of a block of code, and says by how many pixels the block has moved two frames
 * later. Playwright's click may scroll by itself, which would look like the page's doing.
 */
async function pressAndMeasure(
  button: HTMLElement | SVGElement,
  { focus }: { focus: boolean },
): Promise<number> {
  const top = () => button.closest("figure")?.getBoundingClientRect().top ?? Number.NaN;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // Like Safari, which leaves it to the page to hold the text in place.
  document.documentElement.style.setProperty("overflow-anchor", "none");
  if (focus) button.focus({ preventScroll: true });
  else button.blur();
  const before = top();
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await frame();
  await frame();
  return Math.abs(top() - before);
}

test.describe("long lines of code", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const wrapButton = (block: Locator) => block.getByRole("button", { name: "Wrap long lines" });
  const sideways = (block: Locator) => expect.poll(() => block.locator("pre").evaluate(overflow));

  test("wrap on demand, everywhere and for good", async ({ page }) => {
    await open(page, "/docs/api/bulk-postcode-lookup");
    const response = page.locator("figure", { hasText: "200 OK" }).first();
    const button = wrapButton(response);
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await sideways(response).toBeGreaterThan(0);
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await sideways(response).toBe(0);

    await open(page, "/docs/self-host");
    const compose = page.locator("figure", { hasText: "compose.yaml" }).first();
    await expect(wrapButton(compose)).toHaveAttribute("aria-pressed", "true");
    await sideways(compose).toBe(0);
    await wrapButton(compose).click();
    await expect(wrapButton(compose)).toHaveAttribute("aria-pressed", "false");
    await sideways(compose).toBeGreaterThan(0);
  });

  test("of a command always wrap, those of a program only on demand", async ({ page }) => {
    await open(page, "/docs/api/lookup-postcode");
    const samples = page.getByRole("tabpanel").first();
    const command = samples.locator("code");
    const before = await command.innerHTML();
    await sideways(samples).toBe(0);
    const release = await hold(page, "**/samples/**");
    await page.getByRole("tab", { name: "JavaScript" }).first().click();
    // The box has its new height before its text comes.
    await expect.poll(() => samples.locator("pre").evaluate(isHigh)).toBe(true);
    release();
    await sideways(samples).toBeGreaterThan(0);
    await expect(wrapButton(samples)).toBeVisible();
    await page.getByRole("tab", { name: "curl" }).first().click();
    await expect.poll(() => command.innerHTML()).toBe(before);
    await sideways(samples).toBe(0);
    await expect(wrapButton(samples)).toBeHidden();
    // Nor is there a bar above a command without a title: it is as high as its only line and its button.
    await open(page, "/docs/self-host");
    const bare = page.locator("figure", { hasText: "docker compose down --volumes" });
    await sideways(bare).toBe(0);
    await expect(bare.locator("figcaption")).toHaveCount(0);
    const [code, copy] = [bare.getByRole("group"), bare.getByRole("button", { name: "Copy code" })];
    const [box, tool] = [await code.boundingBox(), await copy.boundingBox()];
    expect(tool?.x).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
    expect(tool?.y).toBeGreaterThanOrEqual(box?.y ?? 0);
  });

  test.describe("when that changes", () => {
    // Both have long lines above them, which move what follows when they wrap.
    const fitting = (page: Page) =>
      page.locator("figure", { hasText: "docker compose down --volumes" }).first();
    const wide = (page: Page) => page.locator("figure", { hasText: "proxy_pass" }).first();

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem("code-wrap", "on"));
      await open(page, "/docs/self-host");
    });

    test("stay where the reader has them, also in a block whose lines fit", async ({ page }) => {
      for (const [block, pressed] of [
        [fitting(page), "false"],
        [wide(page), "true"],
      ] as const) {
        const button = wrapButton(block);
        await button.scrollIntoViewIfNeeded();
        const moved = await button.evaluate(pressAndMeasure, { focus: true });
        await expect(button).toHaveAttribute("aria-pressed", pressed);
        await expect(button, "focus is not lost").toBeFocused();
        expect(moved, "pixels the block has moved by").toBeLessThan(1);
      }
    });

    test("stay there, too, where a pressed button has no focus and goes", async ({ page }) => {
      const button = wrapButton(fitting(page));
      await button.scrollIntoViewIfNeeded();
      const moved = await button.evaluate(pressAndMeasure, { focus: false });
      await expect(wrapButton(wide(page))).toHaveAttribute("aria-pressed", "false");
      await expect(button).toBeHidden();
      expect(moved, "pixels the block has moved by").toBeLessThan(1);
    });
  });
});

test("code whose lines fit offers no wrapping", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/docs/self-host");
  const block = page.locator("figure", { hasText: "POSTGRES_PASSWORD=change-me" }).first();
  await expect(block.getByRole("button", { name: "Copy code" })).toBeVisible();
  await expect(block.getByRole("button", { name: "Wrap long lines" })).toBeHidden();
});

test("lines that the text speaks of are marked over the whole width of the block", async ({
  page,
}) => {
  await open(page, "/docs/postcode/lookup");
  const block = page.getByRole("group", { name: "Response: A postcode without coordinates" });
  const marks = block.locator("mark");
  await expect(marks.first()).toContainText('"longitude": null');
  const [mark, box] = [await marks.first().boundingBox(), await block.boundingBox()];
  expect(mark?.width).toBeCloseTo(box?.width ?? 0, 0);
});

test.describe("request and answer of an operation", () => {
  test("are beside the words on wide screens and stay in view", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, "/docs/api/lookup-postcode");
    const sample = page.getByRole("tabpanel").first();
    const parameters = page.getByRole("heading", { name: "Parameters" });
    const left = (await sample.boundingBox())?.x ?? 0;
    const words = await parameters.boundingBox();
    expect(left).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
    await page.getByRole("heading", { name: "Inputs to avoid" }).scrollIntoViewIfNeeded();
    await expect(sample).toBeInViewport();
    await expect(page.getByRole("group", { name: "Response: A live postcode" })).toBeInViewport();
  });

  test("are between description and parameters on narrow ones", async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 900 });
    await open(page, "/docs/api/lookup-postcode");
    const parts = [
      page.getByText("Returns everything known about one live postcode"),
      page.getByRole("tabpanel").first(),
      page.getByRole("group", { name: "Response: A live postcode" }),
      page.getByRole("heading", { name: "Parameters" }),
    ];
    let end = 0;
    for (const part of parts) {
      const box = await part.boundingBox();
      expect(box?.y, await part.innerText()).toBeGreaterThanOrEqual(end);
      end = (box?.y ?? 0) + (box?.height ?? 0);
    }
  });
});
