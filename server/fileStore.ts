import { readFile } from "node:fs/promises";

/** The content of a file. */
export type FileStore = (file: string, version: string) => Promise<Buffer>;

/** Reads each version of a file once: the files of a site are few, and small. */
export function createFileStore(): FileStore {
  const kept = new Map<string, { version: string; content: Promise<Buffer> }>();
  return (file, version) => {
    const known = kept.get(file);
    if (known?.version === version) return known.content;
    const entry = { version, content: readFile(file) };
    kept.set(file, entry);
    entry.content.catch(() => {
      if (kept.get(file) === entry) kept.delete(file);
    });
    return entry.content;
  };
}
