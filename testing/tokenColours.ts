import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Mode, readTokens, TOKENS_FILE } from "../engine/colours.ts";
import { type Colour, parseColour } from "./colour.ts";

const PURPOSE = "--color-";

/** What every colour purpose (`--color-…`) of the tokens is in a mode, by its name without `--color-`. */
export function tokenColours(mode: Mode, css = tokensOfTheSite()): ReadonlyMap<string, Colour> {
  const tokens = readTokens(css);
  const purposes = tokens.names.filter((name) => name.startsWith(PURPOSE));
  return new Map(
    purposes.map((name) => [
      name.slice(PURPOSE.length),
      colourOf(name, mode, tokens.value(name, mode)),
    ]),
  );
}

const tokensOfTheSite = () => readFileSync(join(import.meta.dirname, "..", TOKENS_FILE), "utf8");

/** Anything that cannot be read is an error, never a guess. */
function colourOf(name: string, mode: Mode, value: string): Colour {
  const colour = parseColour(value);
  if (colour !== null) return colour;
  throw new Error(
    `${TOKENS_FILE}: ${name} is "${value}" in ${mode} mode. Write it as #rrggbb, rgb(r g b / a), var(--…) or light-dark(…, …), or teach testing/colour.ts the new notation.`,
  );
}
