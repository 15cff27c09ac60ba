import { crc32 } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

type PngChunk = { type: string; data: Uint8Array };

export function writePng(chunks: readonly PngChunk[]): Buffer {
  return Buffer.concat([SIGNATURE, ...chunks.map(chunkBytes)]);
}

function chunkBytes({ type, data }: PngChunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Width and height of a PNG that is whole: every chunk is there and has its checksum. Otherwise null. */
export function pngSize(file: Buffer): { width: number; height: number } | null {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  let at = SIGNATURE.length;
  let type = "";
  while (at < file.length) {
    if (at + 12 > file.length) return null;
    const end = at + 8 + file.readUInt32BE(at);
    if (end + 4 > file.length) return null;
    if (crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end)) return null;
    type = file.toString("latin1", at + 4, at + 8);
    at = end + 4;
  }
  return type === "IEND" ? { width: file.readUInt32BE(16), height: file.readUInt32BE(20) } : null;
}
