import { deflateSync } from "node:zlib";
import { writePng } from "./png.ts";
import type { Pixels } from "./rasterise.ts";

/** Enough for text on one ground, whose edges stay smooth: as many as half a byte can tell apart. */
const MAX_COLOURS = 16;

/** Raise it with any change of what this module writes, so that no older file is taken for a new one. */
export const PALETTE_PNG_VERSION = 3;

/**
 * An opaque image as a PNG with a palette: half a byte a pixel, less than half of what the rasteriser
 * writes. When there are more colours, the rarest, all on edges of letters, become the nearest kept one.
 */
export function palettePng({ width, height, rgba }: Pixels): Buffer {
  const { colours, runs } = indexed(rgba);
  const kept = colours.toSorted(byFrequency).slice(0, MAX_COLOURS);
  const places = Uint8Array.from(colours, (colour) => nearest(kept, colour));

  const pixels = new Uint8Array(width * height);
  for (const { place, start, end } of runs) pixels.fill(places[place] ?? 0, start, end);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, 3, 0, 0, 0], 8);
  const palette = Buffer.from(kept.flatMap(({ channels }) => channels));
  return writePng([
    { type: "IHDR", data: header },
    { type: "PLTE", data: palette },
    { type: "IDAT", data: deflateSync(rowsOf(pixels, width, height)) },
    { type: "IEND", data: new Uint8Array() },
  ]);
}

/** Two pixels in each byte. A row begins with the number of its filter: 0, the bytes as they are. */
function rowsOf(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const length = 1 + Math.ceil(width / 2);
  const rows = new Uint8Array(length * height);
  for (let y = 0; y < height; y += 1) {
    const row = pixels.subarray(y * width, (y + 1) * width);
    for (let x = 0; x < width; x += 2) {
      rows[y * length + 1 + x / 2] = ((row[x] ?? 0) << 4) | (row[x + 1] ?? 0);
    }
  }
  return rows;
}

type Colour = { channels: readonly [number, number, number]; count: number };

/** Pixels beside each other that have the same colour. */
type Run = { place: number; start: number; end: number };

/** The colours in the order in which they appear, and where each is: most pixels repeat the one before them. */
function indexed(rgba: Uint8Array): { colours: Colour[]; runs: Run[] } {
  // Four bytes are read as one number: one by one takes several times as long.
  const values = new Int32Array(rgba.slice().buffer);
  const known = new Map<number, { place: number; colour: Colour }>();
  const runs: Run[] = [];
  for (let start = 0, end = 0; start < values.length; start = end) {
    const value = values[start] ?? 0;
    while (end < values.length && values[end] === value) end += 1;
    const found = known.get(value) ?? {
      place: known.size,
      colour: { channels: channelsAt(rgba, start), count: 0 },
    };
    known.set(value, found);
    found.colour.count += end - start;
    runs.push({ place: found.place, start, end });
  }
  return { colours: [...known.values()].map(({ colour }) => colour), runs };
}

/** Opacity is left out. */
function channelsAt(rgba: Uint8Array, pixel: number): Colour["channels"] {
  const [red = 0, green = 0, blue = 0] = rgba.subarray(4 * pixel);
  return [red, green, blue];
}

/** Most frequent first; equally frequent ones by value, so that the same image gives the same file. */
function byFrequency(a: Colour, b: Colour): number {
  return b.count - a.count || Buffer.compare(Buffer.from(a.channels), Buffer.from(b.channels));
}

/** The place of the kept colour that looks most like this one. */
function nearest(kept: readonly Colour[], { channels: [red, green, blue] }: Colour): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  kept.forEach(({ channels: [r, g, b] }, index) => {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}
