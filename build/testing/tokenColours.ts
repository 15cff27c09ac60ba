import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Colour, parseColour } from "./colour.ts";

const FILE = "src/styles/tokens.css";
export type Mode = "light" | "dark";

/** What every colour purpose (`--color-…`) of the tokens is in a mode, by its name without `--color-`. */
export function tokenColours(mode: Mode, css = readTokens()): ReadonlyMap<string, Colour> {
  const values = declarations(css);
  const colours = new Map<string, Colour>();
  for (const name of values.keys()) {
    if (name.startsWith("--color-")) {
      colours.set(name.slice("--color-".length), resolve(name, mode, values));
    }
  }
  return colours;
}

const readTokens = () => readFileSync(join(import.meta.dirname, "../..", FILE), "utf8");

/** Custom properties as they are first set: what comes later answers to media and modes, not to this test. */
function declarations(css: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "");
  for (const [, name = "", value = ""] of plain.matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g)) {
    if (!values.has(name)) values.set(name, value.trim().replace(/\s+/g, " "));
  }
  return values;
}

/** Follows light-dark() and var() to a colour. Anything else is an error, never a guess. */
function resolve(name: string, mode: Mode, values: ReadonlyMap<string, string>): Colour {
  let value = values.get(name) ?? "";
  for (let step = 0; step < 10; step++) {
    const pair = /^light-dark\(((?:[^(),]|\([^()]*\))+),((?:[^(),]|\([^()]*\))+)\)$/.exec(value);
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    if (pair) value = (pair[mode === "light" ? 1 : 2] ?? "").trim();
    else if (reference !== undefined) value = values.get(reference) ?? `nothing: no ${reference}`;
    else break;
  }
  const colour = parseColour(value);
  if (colour === null) {
    throw new Error(
      `${FILE}: ${name} is "${value}" in ${mode} mode. Write it as #rrggbb, rgb(r g b / a), var(--…) or light-dark(…, …), or teach build/testing/colour.ts the new notation.`,
    );
  }
  return colour;
}
