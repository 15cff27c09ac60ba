import { join } from "node:path";
import { type LoadedSite, loadSite } from "../engine/loadSite.ts";
import type { Page } from "../src/pages/page.ts";

/** This site, as the build reads it for a sub-path. */
export function realSite(base: string): Promise<LoadedSite> {
  return loadSite(join(import.meta.dirname, ".."), { BASE_PATH: base });
}

/** The page at a path, which has to be there. */
export function pageAt(pages: readonly Page[], path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return page;
}
