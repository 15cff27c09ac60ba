/** The numbers of the lines of printed JSON that hold these keys; of an object or array, all its lines. */
export function linesOfKeys(text: string, keys: readonly string[], where: string): number[] {
  const lines = text.split("\n");
  return keys.flatMap((key) => {
    const starts = lines.flatMap((line, index) => (keyOf(line) === key ? [index] : []));
    if (starts.length === 0) {
      throw new Error(
        `marks="${key}" finds no such key in the response ${where}. It has: ${[...new Set(lines.flatMap((line) => keyOf(line) ?? []))].join(", ")}.`,
      );
    }
    return starts.flatMap((start) => range(start + 1, endOfValue(lines, start) + 1));
  });
}

function keyOf(line: string): string | undefined {
  return /^\s*"([^"]+)":/.exec(line)?.[1];
}

/** A value that opens a bracket ends where a line of the same indentation closes it. */
function endOfValue(lines: readonly string[], start: number): number {
  const line = lines[start] ?? "";
  if (!/[[{]$/.test(line)) return start;
  const indent = /^\s*/.exec(line)?.[0] ?? "";
  return lines.findIndex(
    (candidate, index) =>
      index > start && /^\s*[\]}]/.test(candidate) && candidate.search(/\S/) === indent.length,
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
