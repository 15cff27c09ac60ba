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

/** The lines of a style sheet that give a colour or a size of type as a value. */
function typedValues(css: string): string[] {
  const colour = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklab|oklch|lab|lch)\(/i;
  const size = /\bfont(?:-size)?:[^;]*\d(?:rem|px|pt|vw)/;
  return css.split("\n").filter((line) => colour.test(line) || size.test(line));
}

it("colours and sizes of type are tokens", () => {
  const typed = styleSheets.flatMap((file) =>
    typedValues(readFileSync(join(ROOT, file), "utf8")).map((line) => `${file}: ${line.trim()}`),
  );
  expect(typed, `name the value in ${TOKENS_FILE}, and use the name here`).toEqual([]);
});

it("no rule is tried on every element", () => {
  const rules = allStyleSheets.flatMap((file) =>
    rulesForAny(readFileSync(join(ROOT, file), "utf8")).map((line) => `${file}: ${line.trim()}`),
  );
  expect(rules, "write the list out, or name the element").toEqual([]);
});
