import { spawnSync } from "node:child_process";
import { findChromium } from "./findChromium.ts";

/** Makes sure that a browser is there: finds one, or installs one, or says what to do. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  for (const install of [playwrightDownload, aptInstall]) {
    install();
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  throw new Error(
    [
      "The browser tests need Chromium or Chrome, and none could be found or installed.",
      "Install one (on Debian or Ubuntu: sudo apt-get install chromium; elsewhere: npx playwright install chromium),",
      "or name one: CHROMIUM=/path/to/chrome npm test",
    ].join("\n"),
  );
}

function playwrightDownload(): void {
  console.log("No Chromium found. Trying Playwright's download …");
  run("npx", ["playwright", "install", "chromium"]);
}

function aptInstall(): void {
  if (process.getuid?.() !== 0) return;
  console.log("Trying Debian's package …");
  run("apt-get", ["update", "-q"]);
  run("apt-get", ["install", "-y", "-q", "chromium"]);
}

/** A failure is no end: the next way may work, and the caller looks whether a browser is there. */
function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: "inherit", timeout: 300_000 });
}
