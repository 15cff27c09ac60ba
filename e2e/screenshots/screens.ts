/** A phone or tablet has no hovering pointer, and scroll bars that take no room. */
export type Screen = { width: number; height: number; touch: boolean };

/** The screens a reviewer sees every page on, each with a typical height. */
export const SCREENS: readonly Screen[] = [
  { width: 390, height: 844, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 1280, height: 800, touch: false },
  { width: 1600, height: 1000, touch: false },
];

export const MODES = ["light", "dark"] as const;
export type Mode = (typeof MODES)[number];

/** One page on one screen in one mode. File names are relative to the folder of screenshots. */
export type Shot = {
  path: string;
  screen: Screen;
  mode: Mode;
  /** The page from top to bottom, or as far as `MAX_HEIGHT`. */
  file: string;
  /** The first screenful, for the contact sheet. */
  thumbnail: string;
  /** How tall the whole page is. */
  pageHeight: number;
};

/** A longer page is cut here: what comes after looks like what came before, and takes minutes to draw. */
export const MAX_HEIGHT = 8000;

/** All pages on one screen in one mode stand on one sheet. */
export const sheetName = (screen: Screen, mode: Mode) => `${screen.width}-${mode}`;
export const sheetFile = (screen: Screen, mode: Mode) => `sheets/${sheetName(screen, mode)}.png`;
