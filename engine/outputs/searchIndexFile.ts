import { searchEntries } from "../../src/search/searchEntries.ts";
import { type BundledFile, hashedFile } from "../bundle.ts";
import type { LoadedSite } from "../loadSite.ts";

/** The search index, for browsers and for `npm run search`. */
export function searchIndexFile(site: LoadedSite): BundledFile {
  return hashedFile("search", "json", JSON.stringify({ entries: searchEntries(site) }));
}
