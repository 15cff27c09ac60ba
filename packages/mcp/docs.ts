import { readFile } from "node:fs/promises";
import { oncePer } from "../../src/lib/oncePer.ts";
import type { Reference } from "../../src/reference/model/types.ts";
import type { SearchEntry } from "../../src/search/entry.ts";
import { openIndex } from "../../src/search/openIndex.ts";

/** What the addresses of pages as resources start with. The path follows. */
export const RESOURCE_SCHEME = "postcodes-io://";

/** A heading with what follows it, up to the next heading. */
export type DocsSection = {
  title: string;
  level: number;
  /** The ids of the heading and of everything that follows it: the last part of addresses. */
  ids: readonly string[];
  /** Where it starts in the Markdown. */
  start: number;
};

export type DocsPage = {
  path: string;
  /** Further paths of the same page. */
  aliases: readonly string[];
  title: string;
  description: string;
  markdown: string;
  sections: readonly DocsSection[];
};

/** What the package knows. engine/packages writes it, from the site's data and the finished pages. */
export type Docs = {
  /** The release of the API that is described. */
  release: string;
  /** The address of the site, before which a path is put. */
  address: string;
  /** The address of the API. */
  apiAddress: string;
  pages: readonly DocsPage[];
  entries: readonly SearchEntry[];
  reference: Reference;
};

export async function loadDocs(file: string): Promise<Docs> {
  return JSON.parse(await readFile(file, "utf8"));
}

/** Opened at the first search: that takes half a second, and a client waits for the start. */
export const searchIndexOf = oncePer(({ entries }: Docs) => openIndex(entries));
