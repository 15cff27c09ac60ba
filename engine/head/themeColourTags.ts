import type { ColourMode } from "../../src/lib/earlyState.ts";
import { type Mode, readColours } from "../colours.ts";

/** The colour of the browser's own bars in the default mode. Scripts give them that of the mode the reader has chosen. */
export function themeColourTags(tokens: string, mode: ColourMode): string[] {
  const colours = readColours(tokens);
  const tag = (shown: Mode, media: string) =>
    `<meta name="theme-color" content="${colours("--color-page", shown)}"${media}>`;
  if (mode !== "system") return [tag(mode, "")];
  return (["light", "dark"] as const).map((shown) =>
    tag(shown, ` media="(prefers-color-scheme:${shown})"`),
  );
}
