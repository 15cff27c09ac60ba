import { type ColourMode, colourModes } from "../lib/earlyState.ts";
import { site } from "../site.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";
import styles from "./ColourModeToggle.module.css";
import { nextColourMode } from "./colourMode.ts";

const ICONS: Readonly<Record<ColourMode, IconName>> = {
  light: "sun",
  dark: "moon",
  system: "system",
};

/** All modes are in the markup and CSS shows the one in force, so the first paint is right. */
export function ColourModeToggle() {
  return (
    <button type="button" className={styles.toggle} onClick={nextColourMode} data-needs-shell="">
      {colourModes(site.respectPrefersColorScheme).map((mode) => (
        <span key={mode} className={styles.mode} data-mode={mode}>
          <Icon name={ICONS[mode]} />
          <span className="visually-hidden">Colour mode: {mode}</span>
        </span>
      ))}
    </button>
  );
}
