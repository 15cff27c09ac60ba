import { oncePer } from "../lib/oncePer.ts";
import type { Site } from "../pages/page.ts";
import { fieldEntries } from "./entries/fieldEntries.ts";
import { withFurtherWords } from "./entries/furtherWords.ts";
import { guideEntries } from "./entries/guideEntries.ts";
import { operationEntries } from "./entries/operationEntries.ts";
import { pageEntries } from "./entries/pageEntries.ts";
import type { SearchEntry } from "./entry.ts";

/** Everything a search can lead to, from the site's data. The index and a page use it, and reading guides is slow. */
export const searchEntries = oncePer((site: Site): SearchEntry[] => {
  const fields = fieldEntries(site);
  const addresses = new Set(fields.map(({ address }) => address));
  // A guide may give a field a heading of its own: the field says more in one line.
  const guides = guideEntries(site).filter(({ address }) => !addresses.has(address));
  const entries = [...guides, ...operationEntries(site), ...fields, ...pageEntries(site)];
  return entries
    .map((entry) => ({
      ...entry,
      names: [...entry.names, ...(site.phrases.get(entry.address) ?? [])],
    }))
    .map(withFurtherWords);
});
