import { spawnSync } from "node:child_process";
import { type BrowserKind, findChromium } from "./findChromium.ts";

/** Makes sure that the browsers are there: finds them, or installs them, or says what to do. */
export function ensureChromium(): Record<BrowserKind, string> {
  const full = findOrInstall("full", [playwrightDownload, () => aptInstall("chromium")]);
  if (full === null) {
    throw new Error(
      [
        "The browser tests need Chromium or Chrome, and none could be found or installed.",
        "Install one (on Debian or Ubuntu: sudo apt-get install chromium chromium-headless-shell; elsewhere: npx playwright install chromium),",
        "or name one: CHROMIUM=/path/to/chrome npm test",
      ].join("\n"),
    );
  }
  const shell = findOrInstall("headless shell", [() => aptInstall("chromium-headless-shell")]);
  if (shell === null) {
    console.log(
      "There is no headless shell of Chromium, so all tests run in the full browser, which is slower. To install one: npx playwright install chromium-headless-shell (Debian: apt-get install chromium-headless-shell)",
    );
  }
  return { full, "headless shell": shell ?? full };
}

function findOrInstall(kind: BrowserKind, ways: readonly (() => void)[]): string | null {
  for (const install of ways) {
    const found = findChromium(kind);
    if (found !== null) return found;
    console.log(`No Chromium found (${kind}).`);
    install();
  }
  return findChromium(kind);
}

function playwrightDownload(): void {
  console.log("Trying Playwright's download …");
  run("npx", ["playwright", "install", "chromium"]);
}

function aptInstall(name: string): void {
  if (process.getuid?.() !== 0) return;
  console.log("Trying Debian's package …");
  run("apt-get", ["update", "-q"]);
  run("apt-get", ["install", "-y", "-q", name]);
}

/** A failure is no end: the next way may work, and the caller looks whether a browser is there. */
function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: "inherit", timeout: 300_000 });
}
