import type { LaunchOptions } from "@playwright/test";
import { type BrowserKind, findChromium } from "./findChromium.ts";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // While a debugger listens, V8 reads the shell twice: React makes errors when it starts, and they want line numbers.
  // With line numbers from the start, a page comes alive with a twentieth less work.
  "--js-flags=--no-enable-lazy-source-positions",
];

/**
 * Text is drawn the same way on every machine, and by both kinds of browser: the hinting that the full browser has by
 * default (it ignores this flag, which is the headless shell's), no coloured fringes, one colour profile.
 */
export const PICTURE_FLAGS: readonly string[] = [
  "--font-render-hinting=slight",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
];

type Options = { kind?: BrowserKind; flags?: readonly string[] };

/** How tests and screenshots start the browser: the quicker one, if there is one, unless the full one is needed. */
export function browserOptions({
  kind = "headless shell",
  flags = [],
}: Options = {}): LaunchOptions {
  const executablePath = findChromium(kind) ?? findChromium("full");
  return {
    ...(executablePath !== null && { executablePath }),
    args: [...FLAGS, ...flags],
  };
}
