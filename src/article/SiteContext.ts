import { createContext, useContext } from "react";
import type { Site } from "../pages/page.ts";
import type { Reference } from "../reference/model/types.ts";
import type { ReferenceLinks } from "../reference/views/links.ts";
import { referenceLinks } from "./referenceLinks.ts";

/** Hands the site to the components that writers place in guides, which take no such property. */
export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error("Articles are rendered inside <SiteContext value={site}>.");
  return site;
}

export function useReference(): Reference {
  return useSite().reference;
}

export function useLinks(): ReferenceLinks {
  return referenceLinks(useSite());
}
