import { entriesIn } from "../indexFile.ts";
import { openIndex } from "../openIndex.ts";
import type { AskIndex } from "./askIndex.ts";
import { resultsFor } from "./resultsFor.ts";

/** Searches in the page itself, where files that were opened without a server may start no worker. */
export function openHere(data: unknown): AskIndex {
  const index = openIndex(entriesIn(data));
  return async (query) => resultsFor(index, query);
}
