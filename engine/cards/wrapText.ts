type Measure = (line: string) => number;
type Box = { width: number; maxLines: number };

/**
 * The words in as few lines as fit into the box, broken so that the lines are as even as can be.
 * Null when they do not fit.
 */
function wrapText(text: string, { width, maxLines }: Box, measure: Measure): string[] | null {
  const words = text.split(/\s+/).filter((word) => word !== "");
  for (let count = 1; count <= maxLines; count += 1) {
    const { lines, widest } = evenest(words, count, measure);
    if (widest <= width) return lines;
  }
  return null;
}

type Broken = { lines: string[]; widest: number };

/** Of all ways to make so many lines, the one whose widest line is the least wide. */
function evenest(words: readonly string[], count: number, measure: Measure): Broken {
  if (count <= 1 || words.length <= 1) {
    const line = words.join(" ");
    return { lines: [line], widest: measure(line) };
  }
  let best: Broken | null = null;
  for (let taken = 1; taken < words.length; taken += 1) {
    const first = words.slice(0, taken).join(" ");
    const rest = evenest(words.slice(taken), count - 1, measure);
    const widest = Math.max(measure(first), rest.widest);
    // The later break wins a draw: a title reads better with its longer line first.
    if (best === null || widest <= best.widest) best = { lines: [first, ...rest.lines], widest };
  }
  return best ?? { lines: [], widest: 0 };
}

type FittedText = { lines: string[]; size: number };

/** The text in the first of the steps, largest first, at which it keeps to width and lines, or null. */
export function fitText(
  text: string,
  { width, steps }: { width: number; steps: readonly { size: number; maxLines: number }[] },
  widthOf: (line: string, size: number) => number,
): FittedText | null {
  for (const { size, maxLines } of steps) {
    const lines = wrapText(text, { width, maxLines }, (line) => widthOf(line, size));
    if (lines !== null) return { lines, size };
  }
  return null;
}
