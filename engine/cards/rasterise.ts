import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const require = createRequire(import.meta.url);

export type Pixels = { width: number; height: number; rgba: Uint8Array };

/** Changes with the rasteriser: another one may draw the same SVG with other pixels. */
export function rasteriserVersion(): string {
  return require("@resvg/resvg-js/package.json").version;
}

/**
 * Gives a function that draws with these fonts, of which the rasteriser takes files only. Drawings have to be opaque: of a
 * transparent one, the colours would be multiplied by the opacity.
 */
export async function rasteriseWith<Result>(
  fonts: readonly Uint8Array[],
  use: (rasterise: (svg: string) => Pixels) => Result,
): Promise<Awaited<Result>> {
  const folder = await mkdtemp(join(tmpdir(), "fonts-"));
  try {
    const fontFiles: string[] = [];
    for (const font of fonts) {
      const file = join(folder, `${fontFiles.length}.ttf`);
      await writeFile(file, font);
      fontFiles.push(file);
    }
    return await use((svg) => {
      const { width, height, pixels } = draw(svg, fontFiles);
      return { width, height, rgba: new Uint8Array(pixels) };
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A drawing without text as a PNG, with its transparency. */
export function rasterisePng(svg: string): Uint8Array {
  return draw(svg, []).asPng();
}

/** This module is the only one that knows the rasteriser. It is loaded when something is drawn, which development seldom does. */
function draw(svg: string, fontFiles: string[]) {
  const { Resvg }: typeof import("@resvg/resvg-js") = require("@resvg/resvg-js");
  return new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render();
}
