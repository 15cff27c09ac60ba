import type { Frame, Page } from "@playwright/test";
import { layOutEverything, openFolds } from "./layout.ts";

const FRAME = `<!doctype html><title>Widths</title>
<style>body { margin: 0 } iframe { display: block; border: 0; height: 800px }</style><iframe></iframe>`;

/**
 * Opens a page in a frame whose width a script can change. That is a window to the page (media queries
 * and viewport units follow it), and five times faster than to resize the window itself a thousand times.
 */
export async function openInFrame(page: Page, path: string): Promise<Frame> {
  await page.route("/frame-of-widths", (route) =>
    route.fulfill({ contentType: "text/html", body: FRAME }),
  );
  await page.route(path, async (route) => {
    const response = await route.fetch();
    // The site refuses to be framed by anyone.
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto("/frame-of-widths");
  await page.evaluate(async (src) => {
    const frame = document.querySelector("iframe");
    if (frame === null) throw new Error("no frame");
    await new Promise((loaded) => {
      frame.addEventListener("load", loaded);
      frame.src = src;
    });
  }, path);
  const [, frame] = page.frames();
  if (frame === undefined) throw new Error("the page did not load into the frame");
  await openFolds(frame);
  await removeColoursOfCode(frame);
  await frame.evaluate(layOutEverything);
  return frame;
}

export async function setFrameWidth(page: Page, width: number): Promise<void> {
  await page.locator("iframe").evaluate((frame, value) => {
    frame.style.width = `${value}px`;
  }, width);
}

/** Colours change no width, and the thousands of elements that have them take half the time of each layout. */
async function removeColoursOfCode(frame: Frame): Promise<void> {
  await frame.evaluate(() => {
    for (const token of document.querySelectorAll("pre span"))
      token.replaceWith(...token.childNodes);
    for (const code of document.querySelectorAll("pre")) code.normalize();
  });
}
