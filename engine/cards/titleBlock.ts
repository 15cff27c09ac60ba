import { CannotDraw } from "./cannotDraw.ts";
import { type Block, LINE_WIDTH, MARGIN, type Tools } from "./layout.ts";
import { svgText } from "./svgText.ts";
import { fitText } from "./wrapText.ts";

const STEPS = [
  { size: 92, maxLines: 1 },
  { size: 84, maxLines: 1 },
  { size: 76, maxLines: 2 },
  { size: 68, maxLines: 2 },
  { size: 60, maxLines: 2 },
  { size: 52, maxLines: 3 },
] as const;
const LINE_HEIGHT = 1.12;
/** How far capital letters reach above the baseline, in parts of the font size. */
const CAPITALS = 0.73;

/** The title as large as it fits. Its height is that of the letters: descenders hang below. */
export function titleBlock(title: string, { fonts, colours }: Tools): Block {
  const fitted = fitText(title, { width: LINE_WIDTH, steps: STEPS }, fonts.title.widthOf);
  if (fitted === null) {
    const { size, maxLines } = STEPS[STEPS.length - 1] ?? STEPS[0];
    throw new CannotDraw(
      `the title "${title}" does not fit: even at ${size} px it is longer than ${maxLines} lines of ${LINE_WIDTH} px.`,
      "Shorten the title.",
    );
  }
  const { lines, size } = fitted;
  const pitch = size * LINE_HEIGHT;
  return {
    height: CAPITALS * size + (lines.length - 1) * pitch,
    draw: (y) =>
      lines
        .map((text, line) =>
          svgText(
            fonts.title,
            // Large letters have room at their left; the eye wants them in line with the rest.
            { x: MARGIN - size / 24, y: y + CAPITALS * size + line * pitch, size },
            [{ text, fill: colours.text }],
          ),
        )
        .join(""),
  };
}
