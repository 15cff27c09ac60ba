import { join } from "node:path";
import { type LoadedSite, loadSite } from "../engine/loadSite.ts";
import type { Page } from "../src/pages/page.ts";

const sites = new Map<string, Promise<LoadedSite>>();

/** This site, as the build reads it for a sub-path. Test files share it, and change nothing in it. */
export function realSite(base: string): Promise<LoadedSite> {
  const site = sites.get(base) ?? loadSite(join(import.meta.dirname, ".."), { BASE_PATH: base });
  sites.set(base, site);
  return site;
}

/** The page at a path, which has to be there. */
export function pageAt(pages: readonly Page[], path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return page;
}
