import { readFileSync } from "node:fs";

/** The lines of a list. Empty ones count, so that the place of a line is its number in the file. */
export function linesOf(file: string): string[] {
  const text = readFileSync(file, "utf8").trimEnd();
  return text === "" ? [] : text.split("\n");
}
