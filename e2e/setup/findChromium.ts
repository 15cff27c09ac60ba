import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A Chromium or Chrome of this machine: the one named by CHROMIUM, one of the system, or Playwright's own. */
export function findChromium(): string | null {
  const named = process.env["CHROMIUM"];
  if (named !== undefined) {
    if (starts(named)) return named;
    throw new Error(
      `CHROMIUM is "${named}", but there is no such program, or it does not start: try "${named}" --version`,
    );
  }
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return (
    [...candidates, ...ELSEWHERE, chromium.executablePath()].find(
      (path) => existsSync(path) && starts(path),
    ) ?? null
  );
}

/** A download without its system libraries, or a stub that asks for another package, is no browser. */
function starts(path: string): boolean {
  return spawnSync(path, ["--version"], { timeout: 30_000 }).status === 0;
}
