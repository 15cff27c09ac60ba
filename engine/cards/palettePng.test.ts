import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { palettePng } from "./palettePng.ts";
import { pngSize } from "./png.ts";

/** An opaque image of one row per list; each number is a colour. */
function image(rows: number[][]) {
  const rgba = rows
    .flat()
    .flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255, 255]);
  return { width: rows[0]?.length ?? 0, height: rows.length, rgba: Uint8Array.from(rgba) };
}

/** The colours of a PNG as this project writes it: header, palette, one block of data. */
function decode(png: Buffer): number[][] {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const width = chunks.get("IHDR")?.readUInt32BE(0) ?? 0;
  const palette = chunks.get("PLTE") ?? Buffer.alloc(0);
  const data = inflateSync(chunks.get("IDAT") ?? Buffer.alloc(0));
  const length = 1 + Math.ceil(width / 2);
  return Array.from({ length: data.length / length }, (_, y) => {
    const places = [...data.subarray(y * length + 1, (y + 1) * length)];
    const halves = places.flatMap((byte) => [byte >> 4, byte & 15]).slice(0, width);
    return halves.map((place) => palette.readUIntBE(place * 3, 3));
  });
}

describe("palettePng", () => {
  it("keeps every pixel of an image with few colours", () => {
    const rows = [
      [0x0b2a32, 0x0b2a32, 0xffffff],
      [0xffffff, 0x6fc3d3, 0x000001],
    ];
    const png = palettePng(image(rows));
    expect(decode(png)).toEqual(rows);
    expect(pngSize(png)).toEqual({ width: 3, height: 2 });
  });

  it("gives the rarest of too many colours the nearest one that is kept", () => {
    const often = Array.from({ length: 16 }, (_, index) => index * 0x0a0a0a);
    const row = [...often, ...often, 0x010101, 0x0b0a09];
    const [decoded] = decode(palettePng(image([row])));
    expect(decoded).toEqual([...often, ...often, 0x000000, 0x0a0a0a]);
  });
});

describe("pngSize", () => {
  const png = palettePng(image([[1, 2, 3]]));

  it("takes nothing that is cut off, changed or no PNG", () => {
    const changed = Buffer.from(png);
    changed.writeUInt8(changed.readUInt8(30) ^ 1, 30);
    expect(pngSize(changed)).toBeNull();
    for (const length of [0, 8, 20, png.length - 12, png.length - 1]) {
      expect(pngSize(png.subarray(0, length))).toBeNull();
    }
    expect(pngSize(Buffer.from("<svg/>"))).toBeNull();
  });
});
