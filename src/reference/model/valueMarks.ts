/** Why the value in a line is marked: it is null, or another one than in the object it is compared with. */
export type ValueMark = "null" | "other";

/** The marks of printed JSON, line by line, compared with another object that has the same keys. */
export function valueMarks(text: string, first: string): (ValueMark | null)[] {
  const others = linesOf(first);
  const lines = linesOf(text);
  const at = lines.findIndex((line, index) => keyOf(line) !== keyOf(others[index]));
  if (at >= 0 || lines.length !== others.length) {
    throw new Error(
      `Two objects that are compared have other keys, or another order: ${JSON.stringify(lines[at] ?? others[lines.length])}. Put the keys of both examples in the order of the response.`,
    );
  }
  return lines.map((line, index) => {
    if (/: null,?$/.test(line)) return "null";
    return line === others[index] ? null : "other";
  });
}

/** How many values have each mark. */
export function countMarks(marks: readonly (ValueMark | null)[]): Record<ValueMark, number> {
  const count = (mark: ValueMark) => marks.filter((candidate) => candidate === mark).length;
  return { null: count("null"), other: count("other") };
}

function linesOf(text: string): string[] {
  return text.trimEnd().split("\n");
}

function keyOf(line = ""): string {
  return /^\s*"[^"]*":/.exec(line)?.[0] ?? line;
}
