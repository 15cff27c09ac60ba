import type { SearchEntry } from "../../src/search/entry.ts";
import { indexText } from "../../src/search/indexFile.ts";
import type { BundledFile } from "../bundle.ts";
import { hashedFile } from "../hashedFile.ts";

/** The search index, for browsers and for `npm run search`. */
export function searchIndexFile(entries: readonly SearchEntry[]): BundledFile {
  return hashedFile("search", "json", indexText(entries));
}
