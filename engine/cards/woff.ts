import { inflateSync } from "node:zlib";

/** The tables of a font, by their four letters. */
export type FontTables = ReadonlyMap<string, Buffer>;

const HEADER = 44;
const ENTRY = 20;

/** Reads a WOFF file: a font whose tables are compressed one by one. */
export function readWoff(file: Buffer): FontTables {
  if (file.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is no WOFF file.");
  const count = file.readUInt16BE(12);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = HEADER + index * ENTRY;
      const offset = file.readUInt32BE(entry + 4);
      const stored = file.subarray(offset, offset + file.readUInt32BE(entry + 8));
      const length = file.readUInt32BE(entry + 12);
      const table = stored.length < length ? inflateSync(stored) : stored;
      return [file.toString("latin1", entry, entry + 4), table];
    }),
  );
}

/** The same font as the rasteriser reads it fastest: uncompressed, with a directory in front. */
export function toSfnt(tables: FontTables): Buffer {
  const directory = Buffer.alloc(12 + 16 * tables.size);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tables.size, 4);
  let offset = directory.length;
  const bodies = [...tables].map(([tag, table], index) => {
    const entry = 12 + 16 * index;
    directory.write(tag, entry, "latin1");
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([directory, ...bodies]);
}

/** The family under which the rasteriser knows a font: a weight of its own may be part of the name. */
export function fontFamily(tables: FontTables): string {
  const names = tables.get("name") ?? Buffer.alloc(6);
  const texts = names.subarray(names.readUInt16BE(4));
  for (let entry = 6; entry < 6 + 12 * names.readUInt16BE(2); entry += 12) {
    // Windows' names are in UTF-16; name 1 is the family.
    if (names.readUInt16BE(entry) !== 3 || names.readUInt16BE(entry + 6) !== 1) continue;
    const start = names.readUInt16BE(entry + 10);
    const text = Buffer.from(texts.subarray(start, start + names.readUInt16BE(entry + 8)));
    return text.swap16().toString("utf16le");
  }
  throw new Error("The font does not say which family it is of.");
}
