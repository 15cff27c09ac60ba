import { oncePer } from "../lib/oncePer.ts";
import type { Site } from "../pages/page.ts";
import { fieldEntries } from "./entries/fieldEntries.ts";
import { withFurtherWords } from "./entries/furtherWords.ts";
import { guideEntries } from "./entries/guideEntries.ts";
import { operationEntries } from "./entries/operationEntries.ts";
import { pageEntries } from "./entries/pageEntries.ts";
import { releaseEntries } from "./entries/releaseEntries.ts";
import type { SearchEntry } from "./entry.ts";
import { isStopWord, wordsOf } from "./words.ts";

/** Everything a search can lead to, from the site's data. The index and a page use it, and reading guides is slow. */
export const searchEntries = oncePer((site: Site): SearchEntry[] => {
  const fields = fieldEntries(site);
  const addresses = new Set(fields.map(({ address }) => address));
  // A guide may give a field a heading of its own: the field says more in one line.
  const guides = guideEntries(site).filter(({ address }) => !addresses.has(address));
  const entries = [
    ...guides,
    ...releaseEntries(site),
    ...operationEntries(site),
    ...fields,
    ...pageEntries(site),
  ];
  return entries
    .map((entry) => ({
      ...entry,
      names: [...entry.names, ...bareWords(site.phrases.get(entry.address) ?? [])],
    }))
    .map(withFurtherWords);
});

/** Short phrases keep one word that says nothing: else "by local authority" would be a name of what it explains. */
const LONGEST_NAME = 2;

/** Phrases without the words that say nothing, each once: readers download them. */
function bareWords(phrases: readonly string[]): string[] {
  const bare = phrases.map((phrase) => {
    const words = wordsOf(phrase);
    const meant = words.filter((word) => !isStopWord(word));
    const kept = meant.length > LONGEST_NAME ? undefined : words.find(isStopWord);
    return words.filter((word) => word === kept || meant.includes(word)).map(({ text }) => text);
  });
  return [...new Set(bare.map((words) => words.join(" ")))];
}
