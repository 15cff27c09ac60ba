import type { LaunchOptions } from "@playwright/test";
import { findChromium } from "./findChromium.ts";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Text is drawn the same way on every machine: no hinting, no coloured fringes, one colour profile. */
export const PICTURE_FLAGS: readonly string[] = [
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
];

/** How tests and screenshots start the browser. */
export function browserOptions(furtherFlags: readonly string[] = []): LaunchOptions {
  const executablePath = findChromium();
  return {
    ...(executablePath !== null && { executablePath }),
    args: [...FLAGS, ...furtherFlags],
  };
}
