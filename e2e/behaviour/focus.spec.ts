import type { Page } from "@playwright/test";
import { PAGE_OF_EACH_KIND } from "../pages.ts";
import { expect, open, test } from "../test.ts";

/** A desktop, and a window of 1280 × 1024 px at 400 %. */
const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 320, height: 256 },
];

// The navbar is where it comes to rest.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What has focus, and what is wrong with how it is shown; null where nothing has focus. */
function focusedElement(page: Page): Promise<{ name: string; problem: string | null } | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    // The first line of a link that is broken into several.
    const box = focused.getClientRects()[0] ?? new DOMRect();
    const isOnTop = (x: number, y: number) => {
      const onTop = document.elementFromPoint(x, y);
      return onTop !== null && focused.contains(onTop);
    };
    let seen = 0;
    for (let y = box.top + 1; y < box.bottom; y += 2) {
      const middle = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
      if ([box.left + 4, middle, box.right - 4].some((x) => isOnTop(x, y))) seen += 2;
    }
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(focused);
    const hasRing = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    const problem = [
      // Seen in steps of two pixels: one may be lost.
      seen < Math.min(Math.floor(box.height), 24) - 2 && `shows ${seen} of its ${box.height} px`,
      !(hasRing && opacity === "1") && "has no ring that can be seen",
    ].find((words) => words !== false);
    return { name: focused.outerHTML.slice(0, 160), problem: problem ?? null };
  });
}

/** Presses a key until focus leaves the page, and gives what it stopped at. */
async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const focused = await focusedElement(page);
    if (focused === null) return stops;
    expect(focused.problem, `after ${stops.length + 1} × ${key}, ${focused.name}`).toBeNull();
    stops.push(focused.name);
    if (stops.length > 400) throw new Error(`${key} does not leave the page.`);
  }
}

for (const window of WINDOWS) {
  for (const kind of ["home", "endpoints", "schema guide", "operation"] as const) {
    test(`${kind}, ${window.width} px: focus is seen at every stop, forwards and back`, async ({
      page,
    }) => {
      await page.setViewportSize(window);
      await open(page, PAGE_OF_EACH_KIND[kind]);
      const stops = await walk(page, "Tab");
      expect(stops.length).toBeGreaterThan(20);
      expect(stops[0]).toContain("Skip to content");
      expect((await walk(page, "Shift+Tab")).length).toBe(stops.length);
    });
  }
}
