import type { CardColours } from "./cardColours.ts";
import type { Fonts } from "./fonts.ts";

/** The size that every network shows whole. */
export const CARD = { width: 1200, height: 630 } as const;

export const MARGIN = 72;
/** From margin to margin. */
export const LINE_WIDTH = CARD.width - 2 * MARGIN;

/** The room between the site's name and the bars; title and body are centred in it. */
export const ROOM = { top: 152, bottom: 474 } as const;

/** The three thirds of the bars along the lower edge. */
export const STRIP = { top: 508, third: 26 } as const;

/** What every part of the drawing needs. */
export type Tools = { fonts: Fonts; colours: CardColours };

/** A part of a card that knows its height, to be put at any y. */
export type Block = { height: number; draw: (y: number) => string };
