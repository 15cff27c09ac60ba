import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { inParallel } from "../../testing/inParallel.ts";
import { browserOptions } from "../setup/browserOptions.ts";
import { ensureChromium } from "../setup/ensureChromium.ts";
import { choosePages } from "./choosePages.ts";
import { drawContactSheet } from "./contactSheet.ts";
import { indexHtml } from "./indexPage.ts";
import { MODES, SCREENS } from "./screens.ts";
import { startSiteServer } from "./siteServer.ts";
import { type Outcome, takeShots } from "./takeShots.ts";

/** `npm run screenshots [-- path …]`: every page on every screen in both modes, for a reviewer's eyes. */
try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(prefixes: readonly string[]): Promise<void> {
  const started = performance.now();
  // First, because it says what to do when nothing is built.
  const server = await startSiteServer();
  try {
    const paths = choosePages(prefixes);
    ensureChromium();
    const folder = resolve("screenshots");
    // Emptied, so that it never shows a mix of old and new.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, "sheets"), { recursive: true });
    const { shots, complaints } = await drawAll(server.origin, folder, paths);
    writeFileSync(join(folder, "index.html"), indexHtml(paths, shots));
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(
      `${shots.length} screenshots of ${paths.length} ${paths.length === 1 ? "page" : "pages"} in ${seconds} s. Open screenshots/index.html`,
    );
    if (complaints.length > 0) {
      throw new Error(["Pages wrote to the console:", ...complaints].join("\n"));
    }
  } finally {
    await server.stop();
  }
}

/** Every page, and the contact sheets. The browser is closed whatever happens: open, it keeps the command from ending. */
async function drawAll(origin: string, folder: string, paths: readonly string[]): Promise<Outcome> {
  const browser = await chromium.launch(browserOptions());
  try {
    const all = await shootAll(browser, origin, folder, paths);
    for (const screen of SCREENS) {
      for (const mode of MODES) {
        const onSheet = paths.flatMap((path) =>
          all.shots.filter(
            (shot) => shot.path === path && shot.screen === screen && shot.mode === mode,
          ),
        );
        await drawContactSheet(browser, folder, screen, mode, onSheet);
      }
    }
    return all;
  } finally {
    await browser.close();
  }
}

async function shootAll(
  browser: Browser,
  origin: string,
  folder: string,
  paths: readonly string[],
): Promise<Outcome> {
  let done = 0;
  const all = await inParallel(paths, async (path) => {
    const outcome = await takeShots(browser, origin, folder, path);
    done += 1;
    console.log(`${String(done).padStart(3)}/${paths.length}  ${path}`);
    return outcome;
  });
  return {
    shots: all.flatMap(({ shots }) => shots),
    complaints: all.flatMap(({ complaints }) => complaints),
  };
}
