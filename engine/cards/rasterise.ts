import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

export type Pixels = { width: number; height: number; rgba: Uint8Array };

const require = createRequire(import.meta.url);
const wasmFile = require.resolve("@resvg/resvg-wasm/index_bg.wasm");
let starting: Promise<void> | null = null;

/** Changes with the rasteriser: another one may draw the same SVG with other pixels. */
export function rasteriserFingerprint(): string {
  return createHash("sha256").update(readFileSync(wasmFile)).digest("hex");
}

/** An opaque drawing as pixels. Of a transparent one, the colours would be multiplied by the opacity. */
export function rasterise(svg: string, fonts: readonly Uint8Array[]): Promise<Pixels> {
  return draw(svg, fonts, ({ width, height, pixels }) => ({ width, height, rgba: pixels }));
}

/** A drawing without text as a PNG, with its transparency. */
export function rasterisePng(svg: string): Promise<Uint8Array> {
  return draw(svg, [], (image) => image.asPng());
}

/** This module is the only one that knows the rasteriser. */
async function draw<Result>(
  svg: string,
  fonts: readonly Uint8Array[],
  take: (image: ReturnType<InstanceType<typeof Resvg>["render"]>) => Result,
): Promise<Result> {
  starting ??= initWasm(readFileSync(wasmFile));
  await starting;
  const drawing = new Resvg(svg, { font: { fontBuffers: [...fonts] } });
  const image = drawing.render();
  try {
    return take(image);
  } finally {
    // Nothing collects the memory of a WASM module.
    image.free();
    drawing.free();
  }
}
