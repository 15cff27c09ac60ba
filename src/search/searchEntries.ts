import type { Site } from "../pages/page.ts";
import { fieldEntries } from "./entries/fieldEntries.ts";
import { guideEntries } from "./entries/guideEntries.ts";
import { operationEntries } from "./entries/operationEntries.ts";
import { pageEntries } from "./entries/pageEntries.ts";
import type { SearchEntry } from "./entry.ts";

/** Everything a search can lead to, from the site's data. Each address is there once. */
export function searchEntries(site: Site): SearchEntry[] {
  const entries = [
    ...guideEntries(site),
    ...operationEntries(site),
    ...fieldEntries(site),
    ...pageEntries(site),
  ];
  const addresses = new Set<string>();
  return entries.filter(({ address }) => !addresses.has(address) && addresses.add(address));
}
