import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { brotli } from "../engine/brotli.ts";
import { chooseCoding } from "./acceptEncoding.ts";

type Encoding = "br" | "gzip" | null;

/** A file's content as it is sent. A new version makes the kept one forgotten. */
export type ContentStore = (file: string, version: string, encoding: Encoding) => Promise<Buffer>;

/**
 * Compresses each file once, as well as the build measures, and keeps the outcome: the files of a
 * site are few, and compressing them well is too slow to do for every reader.
 */
export function createContentStore(): ContentStore {
  const kept = new Map<string, { version: string; content: Promise<Buffer> }>();
  return (file, version, encoding) => {
    if (encoding === null) return readFile(file);
    const key = `${encoding} ${file}`;
    const known = kept.get(key);
    if (known?.version === version) return known.content;
    const entry = { version, content: readFile(file).then(compressions[encoding]) };
    kept.set(key, entry);
    entry.content.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry.content;
  };
}

/** Formats that are compressed already. */
const PACKED = new Set([".avif", ".gif", ".ico", ".jpeg", ".jpg", ".png", ".webp"]);

const compressions = { br: brotli, gzip: (content: Buffer) => promisify(gzip)(content) };

export function chooseEncoding(file: string, accepted: string): Encoding {
  if (PACKED.has(extname(file))) return null;
  return chooseCoding(accepted, ["br", "gzip"]);
}
