import type { Browser, BrowserContext, ConsoleMessage, Page } from "@playwright/test";
import { shellReady } from "../shellReady.ts";
import { NOT_FOUND } from "./choosePages.ts";
import { MAX_HEIGHT, MODES, type Mode, SCREENS, type Screen, type Shot } from "./screens.ts";

export type Outcome = { shots: Shot[]; complaints: string[] };

/** Draws one page on every screen in both modes, and collects what its console says meanwhile. */
export async function takeShots(
  browser: Browser,
  origin: string,
  folder: string,
  path: string,
): Promise<Outcome> {
  const all: Outcome = { shots: [], complaints: [] };
  for (const mode of MODES) {
    for (const touch of [true, false]) {
      const context = await browser.newContext({
        baseURL: origin,
        reducedMotion: "reduce",
        isMobile: touch,
        hasTouch: touch,
      });
      await context.addInitScript((theme) => localStorage.setItem("theme", theme), mode);
      const screens = SCREENS.filter((screen) => screen.touch === touch);
      const { shots, complaints } = await shootIn(context, folder, path, mode, screens);
      all.shots.push(...shots);
      all.complaints.push(...complaints);
      await context.close();
    }
  }
  return all;
}

/** Loads the page once, and then only changes the screen. */
async function shootIn(
  context: BrowserContext,
  folder: string,
  path: string,
  mode: Mode,
  screens: readonly Screen[],
): Promise<Outcome> {
  const shots: Shot[] = [];
  const complaints: string[] = [];
  const page = await context.newPage();
  let width = screens[0]?.width;
  const complain = (message: string) =>
    complaints.push(`${path} at ${width} px, ${mode}: ${message}`);
  page.on("console", (message) => {
    if (!isOwnStatus(message, path)) complain(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complain(`uncaught: ${error.message}`));
  try {
    for (const screen of screens) {
      width = screen.width;
      await page.setViewportSize(screen);
      if (shots.length === 0) {
        await page.goto(path);
        // Without the shell the page is only half itself.
        await shellReady(page);
      }
      shots.push(await takeShot(page, folder, path, screen, mode));
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    const failure = `${path} at ${width} px, ${mode} cannot be drawn: ${reason}`;
    // What the console said is often why.
    throw new Error([failure, ...complaints].join("\n"), { cause });
  }
  return { shots, complaints };
}

/** The browser reports the not-found page's own status; that is no fault of the page. */
function isOwnStatus(message: ConsoleMessage, path: string): boolean {
  return path === NOT_FOUND && message.location().url.endsWith(path);
}

async function takeShot(
  page: Page,
  folder: string,
  path: string,
  screen: Screen,
  mode: Mode,
): Promise<Shot> {
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  const name = `${screen.width}-${mode}/${path === "/" ? "home" : path.slice(1).replaceAll("/", "_")}`;
  const shot = { path, screen, mode, pageHeight, file: `${name}.png`, thumbnail: `${name}.jpg` };
  await page.screenshot({ path: `${folder}/${shot.thumbnail}`, type: "jpeg", quality: 85 });
  await page.screenshot({
    path: `${folder}/${shot.file}`,
    fullPage: true,
    clip: { x: 0, y: 0, width: screen.width, height: Math.min(pageHeight, MAX_HEIGHT) },
  });
  return shot;
}
