import { entriesIn } from "../indexFile.ts";
import { openIndex, type SearchIndex } from "../openIndex.ts";
import { resultsFor } from "./resultsFor.ts";

/**
 * Searches in a thread of its own, so that neither opening the index nor a long query delays a letter. The first message
 * is the text of the index, every other one a query; each is answered.
 */
let index: SearchIndex | undefined;

self.addEventListener("message", ({ data }: MessageEvent<string>) => {
  if (index !== undefined) return self.postMessage(resultsFor(index, data));
  index = openIndex(entriesIn(JSON.parse(data)));
  self.postMessage(null);
});
