import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "@playwright/test";
import { escapeHtml } from "./escapeHtml.ts";
import { type Mode, type Screen, type Shot, sheetFile, sheetName } from "./screens.ts";

const SHEET_WIDTH = 2000;

/** One picture with the top of every page on one screen in one mode, each under its path. */
export async function drawContactSheet(
  browser: Browser,
  folder: string,
  screen: Screen,
  mode: Mode,
  shots: readonly Shot[],
): Promise<void> {
  // A browser opens pictures of a folder only from a document in that folder.
  const document = join(folder, `${sheetName(screen, mode)}.html`);
  writeFileSync(document, sheetHtml(screen, mode, shots));
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 200 } });
  await page.goto(pathToFileURL(document).href);
  await page.screenshot({ path: join(folder, sheetFile(screen, mode)), fullPage: true });
  await page.close();
  rmSync(document);
}

function sheetHtml(screen: Screen, mode: Mode, shots: readonly Shot[]): string {
  const columns = screen.width < 500 ? 10 : screen.width < 1000 ? 8 : 6;
  const figures = shots.map(
    ({ path, thumbnail }) =>
      `<figure><figcaption>${escapeHtml(path)}</figcaption><img src="${escapeHtml(thumbnail)}"></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${sheetName(screen, mode)}</title>
<style>
body { margin: 24px; background: #8b8f94; font: 13px/1.4 sans-serif; }
h1 { margin: 0 0 16px; font-size: 20px; }
main { display: grid; grid-template-columns: repeat(${columns}, minmax(0, 1fr)); gap: 20px 16px; }
figure { margin: 0; }
figcaption { overflow-wrap: anywhere; min-height: 2.8em; align-content: end; }
img { display: block; width: 100%; aspect-ratio: ${screen.width} / ${screen.height}; }
</style>
<h1>${screen.width} × ${screen.height} px, ${mode}: ${shots.length} pages</h1>
<main>${figures.join("\n")}</main>
`;
}
