import type { Page } from "@playwright/test";
import { crowdedTargets } from "../crowdedTargets.ts";
import { openInFrame, setFrameWidth } from "../frameOfWidths.ts";
import { sidewaysScroll, spaceText, unreachableScrollers } from "../layout.ts";
import { sitemapPaths } from "../pages.ts";
import { expect, test } from "../test.ts";

/**
 * Screens people have, widths from which the layout changes, and every 40 px, the narrowest last; widths.spec.ts
 * sweeps all on the densest pages.
 */
const WIDTHS = [
  ...[1920, 1700, 1201, 997, 768, 390],
  ...Array.from({ length: 37 }, (_, step) => 1760 - 40 * step),
];

/**
 * Captions of code that reach beyond their bar, text that is cut off by its box, and whether the page scrolls sideways,
 * at any of these widths. Nearly all of the time goes into one layout for each.
 */
function clippedText(page: Page, widths: readonly number[]): Promise<string[]> {
  return page.evaluate((all) => {
    const frame = document.querySelector("iframe");
    const shown = frame?.contentDocument;
    if (!frame || !shown) throw new Error("the page did not load into the frame");
    const name = (element: Element) => element.textContent?.trim().slice(0, 60);
    // Samples have tabs in the place of a caption.
    const captions = [
      ...shown.querySelectorAll("[data-code-block]:not([data-samples] *) > figcaption"),
    ];
    const boxes = [...shown.querySelectorAll("article :not(.visually-hidden, svg *, pre *)")];
    const leavesBar = (caption: Element) => {
      const [block, code] = [
        caption.closest("figure"),
        caption.parentElement?.querySelector("pre"),
      ];
      const [bar, box] = [block?.getBoundingClientRect(), caption.getBoundingClientRect()];
      const end = code?.getBoundingClientRect().top;
      return !(bar && end && box.top >= bar.top - 1 && box.bottom <= end + 1);
    };
    // What clips is asked first, because few boxes do, and sizes take longer to find.
    const cuts = (box: Element) =>
      /hidden|clip/.test(getComputedStyle(box).overflowX) &&
      box.clientWidth > 0 &&
      box.scrollWidth > box.clientWidth;
    return all.flatMap((width) => {
      frame.style.width = `${width}px`;
      const { scrollWidth, clientWidth } = shown.documentElement;
      const scrolls = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
      const cut = [...captions.filter(leavesBar), ...boxes.filter(cuts)].map(name);
      return [...scrolls, ...cut].map((what) => `at ${width} px: ${what}`);
    });
  }, widths);
}

for (const path of sitemapPaths()) {
  test(`${path} fits every screen, cuts off no caption and no value, and crowds no links`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const frame = await openInFrame(page, path);
    expect(await clippedText(page, WIDTHS)).toEqual([]);
    expect(await unreachableScrollers(frame)).toEqual([]);
    for (const width of [1280, 412, 320]) {
      await setFrameWidth(page, width);
      expect(await crowdedTargets(frame), `at ${width} px`).toEqual([]);
    }
    await spaceText(frame);
    // The narrowest window, and the narrowest ones in which the navbar has the main links, and all links.
    for (const width of [320, 800, 997]) {
      const message = `at ${width} px with the text spacing of WCAG 1.4.12`;
      expect(await clippedText(page, [width]), message).toEqual([]);
      expect(await sidewaysScroll(frame), message).toBeNull();
    }
  });
}
