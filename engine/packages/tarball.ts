import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import type { OutputFile } from "../writeDist.ts";

const BLOCK = 512;
/** An archive ends with two empty blocks. */
const END = Buffer.alloc(2 * BLOCK);
/** The same for every build, so that equal files make equal archives: the time that `npm pack` writes. */
const CHANGED_AT = 499_162_500;

/** The archive of a package as `npm pack` writes it (ustar), which takes a second of processor time to start. */
export function tarball(files: readonly OutputFile[]): Promise<Buffer> {
  const blocks = files.flatMap(({ fileName, content }) => {
    const bytes = Buffer.from(content);
    const padding = Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK);
    return [header(`package/${fileName}`, bytes.length), bytes, padding];
  });
  return promisify(gzip)(Buffer.concat([...blocks, END]), { level: constants.Z_BEST_COMPRESSION });
}

function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) {
    throw new Error(`${name} is longer than the 100 bytes that fit into an archive. Shorten it.`);
  }
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0);
  block.write(octal(0o644, 8), 100); // mode
  block.write(octal(0, 8), 108); // user
  block.write(octal(0, 8), 116); // group
  block.write(octal(size, 12), 124);
  block.write(octal(CHANGED_AT, 12), 136);
  block.write("        ", 148); // the sum is made with spaces in its place
  block.write("0", 156); // a file
  block.write("ustar\0" + "00", 257);
  block.write(
    octal(
      block.reduce((sum, byte) => sum + byte, 0),
      8,
    ),
    148,
  );
  return block;
}

/** A number in a field of so many bytes, the last of which is empty. */
function octal(value: number, length: number): string {
  return `${value.toString(8).padStart(length - 1, "0")}\0`;
}
