import { type ColourMode, colourModes } from "../lib/earlyState.ts";
import { COLOUR_MODE_KEY } from "../lib/storageKeys.ts";
import { site } from "../site.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import styles from "./ColourModeToggle.module.css";

const ICONS: Readonly<Record<ColourMode, IconName>> = {
  light: "sun",
  dark: "moon",
  system: "system",
};

const modes = colourModes(site.respectPrefersColorScheme);

/**
 * The active mode is an attribute of the root element and nothing else: CSS shows the matching icon and
 * colours, so the first paint is right, and "system" follows the system without a script.
 */
export function ColourModeToggle() {
  return (
    <IconButton className={styles.toggle} data-choose={COLOUR_MODE_KEY} value={modes.join(" ")}>
      {modes.map((mode) => (
        <span key={mode} className={styles.mode} data-mode={mode}>
          <Icon name={ICONS[mode]} />
          <span className="visually-hidden">{`Colour mode: ${mode}`}</span>
        </span>
      ))}
    </IconButton>
  );
}
