import { choose, chosen } from "../browser/choices.ts";
import { COLOUR_MODE_KEY, colourModes } from "../lib/earlyState.ts";
import { site } from "../site.ts";

/**
 * The active mode is an attribute of the root element and nothing else: CSS shows the matching icon
 * and colours, and "system" needs no script to follow the system's preference.
 */
const modes: readonly string[] = colourModes(site.respectPrefersColorScheme);

export function nextColourMode(): void {
  const current = modes.indexOf(chosen(COLOUR_MODE_KEY) ?? "");
  choose(COLOUR_MODE_KEY, modes[(current + 1) % modes.length] ?? site.defaultColourMode);
}
