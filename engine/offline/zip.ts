import { crc32, deflateRawSync } from "node:zlib";
import type { OutputFile } from "../writeDist.ts";

/** Midnight on 1 January 1980, the first that the format knows: the same files give the same bytes on any day. */
const DATE = (1 << 5) | 1;
const DEFLATED = 8;
/** Names are in UTF-8. */
const FLAGS = 0x0800;
const VERSION = 20;

/** Files as a zip archive. Neither their number nor their size needs the extensions of the format. */
export function zip(files: readonly OutputFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { fileName, content } of files) {
    const name = Buffer.from(fileName);
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 9 });
    const facts = [
      ...u16(VERSION, FLAGS, DEFLATED, 0, DATE),
      ...u32(crc32(bytes), packed.length, bytes.length),
      ...u16(name.length, 0),
    ];
    const header = Buffer.from([...u32(0x04034b50), ...facts]);
    parts.push(header, name, packed);
    directory.push(
      Buffer.from([
        ...u32(0x02014b50),
        ...u16(VERSION),
        ...facts,
        ...u16(0, 0, 0),
        ...u32(0, offset),
      ]),
      name,
    );
    offset += header.length + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = [
    ...u32(0x06054b50),
    ...u16(0, 0, files.length, files.length),
    ...u32(list.length, offset),
    ...u16(0),
  ];
  return Buffer.concat([...parts, list, Buffer.from(end)]);
}

function u16(...values: number[]): number[] {
  return values.flatMap((value) => [value & 0xff, value >>> 8]);
}

function u32(...values: number[]): number[] {
  return values.flatMap((value) => u16(value & 0xffff, value >>> 16));
}
