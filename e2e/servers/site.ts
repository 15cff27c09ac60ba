import { readdirSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";

const DIST = resolve("dist");

export function readDist(file: string): Buffer {
  return readFileSync(resolve(DIST, file));
}

const files = readdirSync(DIST, { recursive: true, encoding: "utf8" })
  .filter((file) => statSync(resolve(DIST, file)).isFile())
  .toSorted();

/** Every page of the built site: its address and its document. */
export const PAGES = files
  .filter((file) => file.endsWith(".html") && file !== "404.html")
  .map((file) => ({
    file,
    path: file === "index.html" ? "/" : `/${file.slice(0, -".html".length)}`,
  }));

/** Every other file that readers and programs can request, by its address. */
export const OTHER_FILES = files.filter((file) => !/^_|\.(?:html|br|gz)$/.test(file));

/** The files for servers. */
export const HIDDEN_FILES = files.filter((file) => /^_|\.(?:br|gz)$/.test(file));

/** The first file whose name matches. */
export function fileLike(pattern: RegExp): string {
  const found = files.find((file) => pattern.test(file));
  if (found === undefined) throw new Error(`dist has no file like ${pattern}.`);
  return found;
}
