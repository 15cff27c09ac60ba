import { createContext, useContext } from "react";
import type { Page, Site } from "../pages/page.ts";
import type { Reference } from "../reference/model/types.ts";

/** Hands the site to every component of an article: those that writers place in guides can take no such property. */
export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error("Articles are rendered inside <SiteContext value={site}>.");
  return site;
}

/** The page that the article is on. */
export const PageContext = createContext<Pick<Page, "path" | "canonicalPath"> | null>(null);

export function usePage(): Pick<Page, "path" | "canonicalPath"> {
  const page = useContext(PageContext);
  if (page === null) throw new Error("Articles are rendered inside <PageContext value={page}>.");
  return page;
}

export function useReference(): Reference {
  return useSite().reference;
}
