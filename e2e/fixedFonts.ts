import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const resolve = createRequire(import.meta.url).resolve;
const WEIGHTS = [400, 600, 700];

/**
 * Styles that put fonts of this project in place of the system's, so that text is as wide and as dark
 * on every machine.
 */
export function fixedFonts(): string {
  const faces = ["inter", "jetbrains-mono"].flatMap((family) =>
    WEIGHTS.map((weight) => {
      const file = resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`);
      const data = readFileSync(file).toString("base64");
      return `@font-face { font-family: "fixed ${family}"; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); }`;
    }),
  );
  // Outside any layer, so they win over the tokens.
  const tokens = `:root { --font-sans: "fixed inter"; --font-mono: "fixed jetbrains-mono"; }`;
  return [...faces, tokens].join("\n");
}
