import { deflateSync } from "node:zlib";
import { writePng } from "./png.ts";
import type { Pixels } from "./rasterise.ts";

/** Enough for text on one ground: edges stay smooth, and the file is an eighth smaller than with 256. */
const MAX_COLOURS = 24;

/** Raise it with any change of what this module writes, so that no older file is taken for a new one. */
export const PALETTE_PNG_VERSION = 2;

/**
 * An opaque image as a PNG with a palette: one byte a pixel, less than half of what the rasteriser
 * writes. When there are more colours, the rarest, all on edges of letters, become the nearest kept one.
 */
export function palettePng(pixels: Pixels): Buffer {
  const { width, height } = pixels;
  const colours = coloursOf(pixels);
  const ranked = byFrequency(colours);
  const kept = ranked.slice(0, MAX_COLOURS);
  const indexOf = new Map(ranked.map((colour) => [colour, nearest(kept, colour)]));

  // Each row begins with the number of its filter: 0, the bytes as they are.
  const rows = Buffer.alloc((width + 1) * height);
  let last = -1;
  let index = 0;
  let at = 0;
  for (let pixel = 0; pixel < colours.length; pixel += 1) {
    if (pixel % width === 0) at += 1;
    const colour = colours[pixel] ?? 0;
    // Most pixels repeat the one before them; looking each up would take several times as long.
    if (colour !== last) [last, index] = [colour, indexOf.get(colour) ?? 0];
    rows[at] = index;
    at += 1;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from(kept.flatMap(channels));
  return writePng([
    { type: "IHDR", data: header },
    { type: "PLTE", data: palette },
    // The highest level takes more than twice as long for a file that is 2 % smaller.
    { type: "IDAT", data: deflateSync(rows, { level: 8 }) },
    { type: "IEND", data: new Uint8Array() },
  ]);
}

/** Every pixel as one number; opacity is left out. */
function coloursOf({ width, height, rgba }: Pixels): Uint32Array {
  const colours = new Uint32Array(width * height);
  for (let pixel = 0, at = 0; pixel < colours.length; pixel += 1, at += 4) {
    colours[pixel] = ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);
  }
  return colours;
}

/** Most frequent first; equally frequent ones by value, so that the same image gives the same file. */
function byFrequency(colours: Uint32Array): number[] {
  const counts = new Map<number, number>();
  let start = 0;
  for (let pixel = 1; pixel <= colours.length; pixel += 1) {
    const colour = colours[start] ?? 0;
    if (colours[pixel] === colour) continue;
    counts.set(colour, (counts.get(colour) ?? 0) + pixel - start);
    start = pixel;
  }
  return [...counts].toSorted(([a, m], [b, n]) => n - m || a - b).map(([colour]) => colour);
}

function channels(colour: number): [number, number, number] {
  return [colour >> 16, (colour >> 8) & 0xff, colour & 0xff];
}

/** The place of the kept colour that looks most like this one. */
function nearest(kept: readonly number[], colour: number): number {
  const [red, green, blue] = channels(colour);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  kept.forEach((candidate, index) => {
    const [r, g, b] = channels(candidate);
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}
