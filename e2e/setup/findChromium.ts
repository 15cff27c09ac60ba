import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** The headless shell has the same engine in a smaller program, and no back/forward cache. */
export type BrowserKind = "headless shell" | "full";

const NAMES: Record<BrowserKind, readonly string[]> = {
  "headless shell": ["chromium-headless-shell", "chrome-headless-shell"],
  full: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"],
};
const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A browser of this kind: the one named by CHROMIUM, whatever it is, one of the system, or Playwright's own. */
export function findChromium(kind: BrowserKind): string | null {
  const named = process.env["CHROMIUM"];
  if (named !== undefined) {
    if (starts(named)) return named;
    throw new Error(
      `CHROMIUM is "${named}", but there is no such program, or it does not start: try "${named}" --version`,
    );
  }
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = NAMES[kind].flatMap((name) => folders.map((folder) => join(folder, name)));
  const others = kind === "full" ? [...ELSEWHERE, chromium.executablePath()] : playwrightShells();
  return [...candidates, ...others].find((path) => existsSync(path) && starts(path)) ?? null;
}

/** Playwright downloads its headless shell to a folder beside its Chromium of the same revision. */
function playwrightShells(): string[] {
  const [, cache, revision] = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(chromium.executablePath()) ?? [];
  const folder = `${cache}chromium_headless_shell-${revision}`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => join(folder, name, "chrome-headless-shell"));
}

/** A download without its system libraries, or a stub that needs another package, is no browser. */
function starts(path: string): boolean {
  return spawnSync(path, ["--version"], { timeout: 30_000 }).status === 0;
}
