import type { Plugin } from "vite";
import { toClientPage } from "../../src/pages/page.ts";
import type { LoadedSite, SiteReader } from "../loadSite.ts";

const CLIENT_PAGES = "virtual:client-pages";
export const CLIENT_PAGES_ID = `\0${CLIENT_PAGES}`;

/** Gives the shell its list of pages. */
export function sitePlugin(reader: SiteReader): Plugin {
  return {
    name: "postcodes:site",
    resolveId: (id) => (id === CLIENT_PAGES ? CLIENT_PAGES_ID : null),
    load: async (id) =>
      id === CLIENT_PAGES_ID
        ? `export const clientPages = ${listForShell(await reader.read())};`
        : null,
  };
}

export function listForShell({ pages }: LoadedSite): string {
  return JSON.stringify(pages.map(toClientPage));
}
