import { onStoredElsewhere, readStoredChoice, store } from "../browser/safeStorage.ts";
import { COLOUR_MODE_KEY, colourModes } from "../lib/earlyState.ts";
import { site } from "../site.ts";

/**
 * The mode in force is an attribute of the root element and nothing else: CSS shows the matching icon
 * and colours, and "system" needs no script to follow the system's preference.
 */
const modes = colourModes(site.respectPrefersColorScheme);

function show(mode: string) {
  document.documentElement.dataset.theme = mode;
}

export function nextColourMode(): void {
  const shown = document.documentElement.dataset["theme"] ?? "";
  const current = modes.map(String).indexOf(shown);
  const next = modes[(current + 1) % modes.length] ?? site.defaultColourMode;
  show(next);
  store(COLOUR_MODE_KEY, next);
}

/** Follows a choice made in another tab. Returns the function that ends it. */
export function followOtherTabs(): () => void {
  // Says once, in the console, if the stored choice cannot be read or makes no sense.
  readStoredChoice(COLOUR_MODE_KEY, modes);
  return onStoredElsewhere(COLOUR_MODE_KEY, () =>
    show(readStoredChoice(COLOUR_MODE_KEY, modes) ?? site.defaultColourMode),
  );
}
