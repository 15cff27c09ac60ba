import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TOKENS_FILE } from "../engine/colours.ts";

const ROOT = join(import.meta.dirname, "..");
/** Paper, forced colours and drawings have units and colours of their own. */
const OTHERS = /^src\/(?:styles\/(?:print|forcedColours)\.css|article\/diagrams\/)/;

const allStyleSheets = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
  .map((file) => `src/${file}`)
  .filter((file) => file.endsWith(".css"));
const styleSheets = allStyleSheets.filter((file) => file !== TOKENS_FILE && !OTHERS.test(file));

/**
 * The lines of a style sheet with a selector that the browser has to try on every element: what it is about is only a
 * list, or something inside it. With :has(), each change in the page is a question to everything around it as well.
 */
function rulesForAny(css: string): string[] {
  return css.split("\n").filter((line) => /^\s*:(?:is|has)\([^()]*\)(?: [>+~] \*)* \{$/.test(line));
}

/**
 * The lines of a style sheet with a selector for whatever follows something, or for what is inside elements that are counted:
 * one such rule, and everything inside an element is styled again when it gets a child (decisions/0012).
 */
function rulesForFollowers(css: string): string[] {
  const counted = /:nth-[a-z-]+\([^)]*\)(?::[a-z-]+(?:\([^)]*\))?)* [^{]/;
  return css.split("\n").filter((line) => /[+~] \*/.test(line) || counted.test(line));
}

/** The lines of a style sheet that give a colour or a size of type as a value. */
function typedValues(css: string): string[] {
  const colour = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklab|oklch|lab|lch)\(/i;
  const size = /\bfont(?:-size)?:[^;]*\d(?:rem|px|pt|vw)/;
  return css.split("\n").filter((line) => colour.test(line) || size.test(line));
}

function linesIn(files: readonly string[], linesOf: (css: string) => string[]): string[] {
  return files.flatMap((file) =>
    linesOf(readFileSync(join(ROOT, file), "utf8")).map((line) => `${file}: ${line.trim()}`),
  );
}

it("colours and sizes of type are tokens", () => {
  const typed = linesIn(styleSheets, typedValues);
  expect(typed, `name the value in ${TOKENS_FILE}, and use the name here`).toEqual([]);
});

it("no rule is tried on every element", () => {
  const rules = linesIn(allStyleSheets, rulesForAny);
  expect(rules, "write the list out, or name the element").toEqual([]);
});

it("no rule has everything inside an element styled again for a new child", () => {
  const rules = linesIn(allStyleSheets, rulesForFollowers);
  expect(rules, "name what follows, or write :not(:first-child)").toEqual([]);
});
