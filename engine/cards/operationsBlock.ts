import { CannotDraw } from "./cannotDraw.ts";
import type { CardOperation } from "./cardContent.ts";
import { type Block, LINE_WIDTH, MARGIN, type Tools } from "./layout.ts";
import { type Span, svgText } from "./svgText.ts";

/** One operation has the card to itself; a list is smaller. */
const ALONE = 42;
const IN_LIST = 28;
const ROW = 1.75;
const SMALLEST = 24;

/** Methods and paths, as many as there is height for; a last line says how many more there are. */
export function operationsBlock(
  operations: readonly CardOperation[],
  height: number,
  tools: Tools,
): Block {
  const wanted = operations.length === 1 ? ALONE : IN_LIST;
  const fitting = Math.max(1, Math.floor(height / (wanted * ROW)));
  const shown = operations.slice(0, operations.length > fitting ? fitting - 1 : fitting);
  const badgeWidth = Math.max(...shown.map(({ method }) => tools.fonts.code.widthOf(method, 1)));
  const size = sizeFor(shown, badgeWidth, wanted, tools);
  const rows = shown.map(
    (operation) => (y: number) => drawOperation(operation, { y, size, badgeWidth }, tools),
  );
  const rest = operations.length - shown.length;
  if (rest > 0) {
    const { fonts, colours } = tools;
    const text = `and ${rest} more`;
    rows.push((y) => svgText(fonts.label, { x: MARGIN, y, size }, [{ text, fill: colours.muted }]));
  }
  return {
    height: size * (1 + (rows.length - 1) * ROW),
    draw: (y) => rows.map((row, index) => row(y + size * (0.86 + index * ROW))).join(""),
  };
}

/** Every list has its paths one below the other, behind a badge as wide as the widest. */
function pathStart(badgeWidth: number, size: number): number {
  return badgeWidth * size * BADGE_TEXT + size * (2 * BADGE_PADDING + 0.6);
}

const BADGE_TEXT = 0.8;
const BADGE_PADDING = 0.4;
const STROKE = 3;

function sizeFor(
  operations: readonly CardOperation[],
  badgeWidth: number,
  wanted: number,
  { fonts }: Tools,
): number {
  const path = (operation: CardOperation) =>
    pathSpans(operation, "", "")
      .map(({ text }) => text)
      .join("");
  for (let size = wanted; size >= SMALLEST; size -= 2) {
    const room = LINE_WIDTH - pathStart(badgeWidth, size);
    if (operations.every((operation) => fonts.code.widthOf(path(operation), size) <= room)) {
      return size;
    }
  }
  throw new CannotDraw(
    `the path ${operations.map(path).toSorted((a, b) => b.length - a.length)[0]} does not fit on one line.`,
    "Give it a line of its own size in engine/cards/operationsBlock.ts.",
  );
}

function drawOperation(
  operation: CardOperation,
  { y, size, badgeWidth }: { y: number; size: number; badgeWidth: number },
  { fonts, colours }: Tools,
): string {
  const label = operation.method.toUpperCase();
  const fill = operation.method === "post" ? colours.post : colours.get;
  const width = fonts.code.widthOf(label, size * BADGE_TEXT) + 2 * BADGE_PADDING * size;
  const half = STROKE / 2;
  const box = [
    `x="${MARGIN + half}" y="${Math.round(y - size * 0.98) + half}"`,
    `width="${Math.round(width)}" height="${Math.round(size * 1.26)}" rx="${size / 5}"`,
    `fill="none" stroke="${fill}" stroke-width="${STROKE}"`,
  ];
  const badge = { x: MARGIN + half + BADGE_PADDING * size, y: y - size * 0.06 };
  return [
    `<rect ${box.join(" ")}/>`,
    svgText(fonts.code, { ...badge, size: size * BADGE_TEXT }, [{ text: label, fill }]),
    svgText(
      fonts.code,
      { x: MARGIN + pathStart(badgeWidth, size), y, size },
      pathSpans(operation, colours.text, colours.accent),
    ),
  ].join("");
}

/** The parts a caller fills in stand out, as on the site. */
function pathSpans({ pathParts }: CardOperation, text: string, parameter: string): Span[] {
  return pathParts.map((part) =>
    part.kind === "text"
      ? { text: part.text, fill: text }
      : { text: `{${part.name}}`, fill: parameter },
  );
}
