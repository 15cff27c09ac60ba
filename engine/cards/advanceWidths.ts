import type { FontTables } from "./woff.ts";

/** How far the pen moves for a character, in parts of the font size. Null: the font does not have it. */
type AdvanceOf = (character: string) => number | null;

/** Reads the widths from a font's own tables, so that text can be measured without drawing it. */
export function advanceWidths(tables: FontTables): AdvanceOf {
  const unitsPerEm = table(tables, "head").readUInt16BE(18);
  const metrics = table(tables, "hmtx");
  const metricsCount = table(tables, "hhea").readUInt16BE(34);
  const glyphOf = characterMap(table(tables, "cmap"));
  return (character) => {
    const glyph = glyphOf(character.codePointAt(0) ?? 0);
    // Glyphs beyond the last width all have that one.
    const entry = Math.min(glyph, metricsCount - 1);
    return glyph === 0 ? null : metrics.readUInt16BE(entry * 4) / unitsPerEm;
  };
}

function table(tables: FontTables, tag: string): Buffer {
  const found = tables.get(tag);
  if (found === undefined) throw new Error(`The font has no table "${tag}".`);
  return found;
}

/** From code points to glyphs; 0 is the glyph for what is missing. Reads format 4, which every web font has. */
function characterMap(cmap: Buffer): (codePoint: number) => number {
  const count = cmap.readUInt16BE(2);
  const offsets = Array.from({ length: count }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error("The font has no character map of format 4.");
  const doubled = cmap.readUInt16BE(start + 6);
  const ends = start + 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const ranges = deltas + doubled;
  return (codePoint) => {
    for (let at = 0; at < doubled; at += 2) {
      if (codePoint > cmap.readUInt16BE(ends + at)) continue;
      const first = cmap.readUInt16BE(starts + at);
      if (codePoint < first) return 0;
      const range = cmap.readUInt16BE(ranges + at);
      const delta = cmap.readUInt16BE(deltas + at);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = cmap.readUInt16BE(ranges + at + range + (codePoint - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
