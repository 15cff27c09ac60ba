import { loadJson } from "../../browser/loadJson.ts";
import { entriesIn } from "../indexFile.ts";
import { openIndex, type SearchIndex } from "../openIndex.ts";

let loading: Promise<SearchIndex> | null = null;

/** Fetches the index once. After a failure the next call tries again. */
export function loadIndex(): Promise<SearchIndex> {
  loading ??= fetchIndex().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchIndex(): Promise<SearchIndex> {
  const { searchIndex } = document.documentElement.dataset;
  if (searchIndex === undefined) throw new Error("This document names no search index.");
  return openIndex(entriesIn(await loadJson(searchIndex)));
}
