import { themeColourMedia } from "../../src/lib/earlyState.ts";
import { readColours } from "../colours.ts";
import type { LoadedSite } from "../loadSite.ts";

/**
 * The colour of the browser's own bars, once per mode. Which of the two holds is said by `media`: here
 * for the default mode, and by the early script for the mode that the reader has chosen.
 */
export function themeColourTags({ settings, tokens }: LoadedSite): string[] {
  const colours = readColours(tokens);
  return (["light", "dark"] as const).map((mode) => {
    const media = themeColourMedia(settings.defaultColourMode, mode);
    return `<meta name="theme-color" content="${colours("--color-page", mode)}" media="${media}" data-mode="${mode}">`;
  });
}
