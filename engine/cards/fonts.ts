import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { advanceWidths } from "./advanceWidths.ts";
import { CannotDraw } from "./cannotDraw.ts";
import { fontFamily, readWoff, toSfnt } from "./woff.ts";

/** A font of the cards. Readers never download it: only its drawn letters are in the images. */
export type Font = {
  family: string;
  weight: number;
  /** The font as the rasteriser takes it. */
  sfnt: Buffer;
  /** The width of a line of text. Kerning is left out: it changes a line by a few pixels at most. */
  widthOf: (text: string, size: number) => number;
};

export type Fonts = Readonly<Record<"title" | "label" | "code", Font>>;

const require = createRequire(import.meta.url);

export function loadFonts(): Fonts {
  return {
    title: loadFont("inter", 700),
    label: loadFont("inter", 500),
    code: loadFont("jetbrains-mono", 600),
  };
}

function loadFont(name: string, weight: number): Font {
  const file = require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`);
  const tables = readWoff(readFileSync(file));
  const family = fontFamily(tables);
  const advanceOf = advanceWidths(tables);
  const widthOf = (text: string) =>
    [...text].reduce((sum, character) => sum + (advanceOf(character) ?? refuse(character)), 0);
  const refuse = (character: string): never => {
    throw new CannotDraw(
      `the font ${family} (Latin) has no "${character}".`,
      "Use a character that it has.",
    );
  };
  return { family, weight, sfnt: toSfnt(tables), widthOf: (text, size) => widthOf(text) * size };
}
