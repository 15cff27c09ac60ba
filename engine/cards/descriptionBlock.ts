import { CannotDraw } from "./cannotDraw.ts";
import { type Block, LINE_WIDTH, MARGIN, type Tools } from "./layout.ts";
import { svgText } from "./svgText.ts";
import { fitText } from "./wrapText.ts";

/** Two lines first: three are close to the title and the bars. */
const STEPS = [
  { size: 32, maxLines: 2 },
  { size: 30, maxLines: 2 },
  { size: 28, maxLines: 2 },
  { size: 28, maxLines: 3 },
  { size: 26, maxLines: 3 },
];
const LINE_HEIGHT = 1.4;

/** The page's description, for pages that have no method and path to show. */
export function descriptionBlock(text: string, { fonts, colours }: Tools): Block {
  const fitted = fitText(text, { width: LINE_WIDTH, steps: STEPS }, fonts.label.widthOf);
  if (fitted === null) {
    throw new CannotDraw(
      `the description "${text}" does not fit into three lines.`,
      "Shorten the description.",
    );
  }
  const { lines, size } = fitted;
  return {
    height: size * (1 + (lines.length - 1) * LINE_HEIGHT),
    draw: (y) =>
      lines
        .map((line, index) =>
          svgText(fonts.label, { x: MARGIN, y: y + size * (0.86 + index * LINE_HEIGHT), size }, [
            { text: line, fill: colours.muted },
          ]),
        )
        .join(""),
  };
}
