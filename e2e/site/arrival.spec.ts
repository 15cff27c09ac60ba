import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type { Listening } from "../../testing/listenOnFreePort.ts";
import { serveDocumentsInParts } from "../documentsInParts.ts";
import { PAGE_OF_EACH_KIND } from "../pages.ts";
import { expect, test } from "../test.ts";

/** How much of a document comes at once, in bytes: a short one comes in so many parts, too. */
const LARGEST_PART = 4000;
const FEWEST_PARTS = 16;
/** The time until the next part, in ms: longer than a frame. */
const PAUSE = 40;

let slowSite: Listening;

test.beforeAll(async ({ baseURL }) => {
  slowSite = await serveDocumentsInParts(String(baseURL), async (document, response) => {
    // The first packets have the head and the navbar, on any connection.
    let sent = document.indexOf("<main");
    response.write(document.subarray(0, sent));
    const part = Math.min(LARGEST_PART, Math.ceil((document.length - sent) / FEWEST_PARTS));
    while (sent < document.length) {
      await wait(PAUSE);
      response.write(document.subarray(sent, sent + part));
      sent += part;
    }
    response.end();
  });
});
test.afterAll(() => slowSite.stop());

for (const width of [834, 1728]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [kind, path] of Object.entries(PAGE_OF_EACH_KIND)) {
      test(`${kind}: nothing moves while the document arrives`, async ({ page, consoleWatch }) => {
        if (kind === "not found") consoleWatch.ignore(/404/);
        await watchMoves(page);
        await page.goto(slowSite.origin + path);
        expect(await page.evaluate(() => window.moves)).toEqual([]);
      });
    }
  });
}

declare global {
  interface Window {
    moves: string[];
  }
}

/** Writes down what moves by itself, and from where to where. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moves = [];
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        const { value, sources } = shift.toJSON();
        // A row whose text is still coming may change by less: its columns share what they need.
        if (value < 0.005) continue;
        window.moves.push(
          ...sources.map(
            ({ node, previousRect, currentRect }: LayoutShiftSource) =>
              `${node?.nodeName}: ${place(previousRect)} → ${place(currentRect)}`,
          ),
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

type LayoutShiftSource = {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
};
