import { fourStateBars } from "./fourStateBars.ts";

/** The side of the square that the logo is drawn on. At 16 px every edge meets a pixel. */
export const LOGO_SIZE = 32;
export const LOGO_RADIUS = 7;

const WIDTH = 4;
/** Two and two, with a wider gap between them: the halves of a postcode. */
const LEFT_EDGES = [4, 10, 18, 24];
/** Where the bars begin, and a third of the height they can have. */
const TOP = 4;
const THIRD = 8;

/** The letter P as a sorting machine reads it: a path for each of its four bars. */
export const logoBarShapes: readonly string[] = fourStateBars("P").map(({ up, down }, index) => {
  const top = TOP + (up ? 0 : THIRD);
  const bottom = TOP + THIRD * (down ? 3 : 2);
  return `M${LEFT_EDGES[index]} ${top}h${WIDTH}V${bottom}h-${WIDTH}z`;
});

/** All four as one path. */
export const logoBars: string = logoBarShapes.join("");
