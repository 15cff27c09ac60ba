import type { Page } from "@playwright/test";
import { openInFrame } from "../frameOfWidths.ts";
import { sidewaysScroll } from "../layout.ts";
import { densestGuide, densestOperation } from "../pages.ts";
import { expect, test } from "../test.ts";

/** Beyond, the layout changes at 1700 px alone, at which clipping.spec.ts looks at every page. */
const [NARROWEST, WIDEST] = [320, 1440];
/** Small enough that both workers are busy to the end. */
const BAND = 400;

/** The widths at which the page scrolls sideways. */
function overflowingWidths(page: Page, from: number, to: number): Promise<number[]> {
  return page.evaluate(
    ([first, last]) => {
      const frame = document.querySelector("iframe");
      const root = frame?.contentDocument?.documentElement;
      if (!frame || !root) throw new Error("the page did not load into the frame");
      const found: number[] = [];
      for (let width = first; width <= last; width++) {
        frame.style.width = `${width}px`;
        if (root.scrollWidth > root.clientWidth) found.push(width);
      }
      // Left at the first of them, for whoever looks for the cause.
      frame.style.width = `${found[0] ?? last}px`;
      return found;
    },
    [from, to] as const,
  );
}

for (const path of ["/", densestGuide(), densestOperation()]) {
  for (let from = NARROWEST; from <= WIDEST; from += BAND) {
    const to = from + 2 * BAND > WIDEST ? WIDEST : from + BAND - 1;
    test(`${path} never scrolls sideways from ${from} to ${to} px`, async ({ page }) => {
      test.setTimeout(120_000);
      const frame = await openInFrame(page, path);
      const widths = await overflowingWidths(page, from, to);
      const cause = widths.length > 0 && (await sidewaysScroll(frame));
      expect(widths, `${path}: at ${widths[0]} px ${cause}`).toEqual([]);
    });
    if (to === WIDEST) break;
  }
}
