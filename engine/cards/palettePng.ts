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
  const { colours, rows } = indexed({ width, height, rgba });
  const kept = colours.toSorted(byFrequency).slice(0, MAX_COLOURS);
  const places = Uint8Array.from(colours, (colour) => nearest(kept, colour));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, 3, 0, 0, 0], 8);
  const palette = Buffer.from(kept.flatMap(({ channels }) => channels));
  return writePng([
    { type: "IHDR", data: header },
    { type: "PLTE", data: palette },
    { type: "IDAT", data: deflateSync(packed(rows, places, width)) },
    { type: "IEND", data: new Uint8Array() },
  ]);
}

/** Two pixels in each byte. A row begins with the number of its filter: 0, the bytes as they are. */
function packed(rows: readonly Row[], places: Uint8Array, width: number): Uint8Array {
  const length = 1 + Math.ceil(width / 2);
  const bytes = new Uint8Array(length * rows.length);
  const pixels = new Uint8Array(width);
  rows.forEach((row, y) => {
    const at = y * length;
    if (row === rows[y - 1]) {
      bytes.copyWithin(at, at - length, at);
      return;
    }
    for (const { place, start, end } of row) pixels.fill(places[place] ?? 0, start, end);
    for (let x = 0; x < width; x += 2) {
      bytes[at + 1 + x / 2] = ((pixels[x] ?? 0) << 4) | (pixels[x + 1] ?? 0);
    }
  });
  return bytes;
}

type Colour = { channels: readonly [number, number, number]; count: number };

/** Pixels beside each other that have the same colour. */
type Run = { place: number; start: number; end: number };
/** A row that is like the one above it is the same object: most are. */
type Row = readonly Run[];

/** The colours in the order in which they appear, and where each is. */
function indexed({ width, height, rgba }: Pixels): { colours: Colour[]; rows: Row[] } {
  const bytes = Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  // Four bytes are read as one number: one by one takes several times as long.
  const values = new Int32Array(rgba.slice().buffer);
  const places = new Map<number, number>();
  const colours: Colour[] = [];
  const rows: Row[] = [];
  for (let y = 0; y < height; y += 1) {
    const [above, own, below] = [y - 1, y, y + 1].map((row) => row * width * 4);
    const isLikeAbove = y > 0 && bytes.subarray(above, own).equals(bytes.subarray(own, below));
    const row = isLikeAbove ? rows[y - 1] : undefined;
    rows.push(row ?? runsOf(values.subarray(y * width, (y + 1) * width), placeOf));
    for (const { place, start, end } of rows[y] ?? []) {
      const colour = colours[place];
      if (colour) colour.count += end - start;
    }
  }
  return { colours, rows };

  function placeOf(value: number): number {
    const place = places.get(value) ?? colours.length;
    if (place === colours.length) {
      places.set(value, place);
      colours.push({ channels: channelsOf(value), count: 0 });
    }
    return place;
  }
}

function runsOf(values: Int32Array, placeOf: (value: number) => number): Row {
  const runs: Run[] = [];
  for (let start = 0, end = 0; start < values.length; start = end) {
    const value = values[start] ?? 0;
    while (end < values.length && values[end] === value) end += 1;
    runs.push({ place: placeOf(value), start, end });
  }
  return runs;
}

/** Opacity is left out. */
function channelsOf(value: number): Colour["channels"] {
  const [red = 0, green = 0, blue = 0] = new Uint8Array(Int32Array.of(value).buffer);
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
