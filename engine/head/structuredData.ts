import { canonicalUrl } from "../../src/pages/canonicalUrl.ts";
import type { Page, PageKind, Site } from "../../src/pages/page.ts";
import { breadcrumbs } from "../../src/pages/sidebar.ts";
import { cardUrl } from "../cards/cardFile.ts";

type Thing = Readonly<Record<string, unknown>>;

/** What kind of text a page is, in the words of schema.org. The home page represents the whole site. */
const TYPES: Readonly<Record<Exclude<PageKind, "not-found">, string>> = {
  home: "WebSite",
  endpoints: "APIReference",
  "docs-index": "CollectionPage",
  guide: "TechArticle",
  "api-index": "APIReference",
  "api-introduction": "APIReference",
  "api-group": "APIReference",
  operation: "APIReference",
};

/** The page as search engines read it (JSON-LD). Only what the site itself says: no dates, no authors. */
export function structuredData(
  site: Site,
  page: Page,
): { "@context": string; "@graph": Thing[] } | null {
  if (page.kind === "not-found") return null;
  const trail = breadcrumbList(site, page);
  return {
    "@context": "https://schema.org",
    "@graph": [described(site, page, TYPES[page.kind]), ...(trail === null ? [] : [trail])],
  };
}

/** The home page describes the whole site. */
function described({ settings, base }: Site, page: Page, type: string): Thing {
  const isHome = page.kind === "home";
  const url = canonicalUrl(base, page);
  return {
    "@type": type,
    "@id": isHome ? `${url}#website` : url,
    url,
    ...(isHome && { name: settings.name }),
    headline: page.title,
    description: page.description,
    inLanguage: settings.language,
    image: cardUrl({ settings, base }, page),
  };
}

/** The breadcrumbs that the page shows. Search engines refuse one without address: groups without a page are left out. */
function breadcrumbList({ pages, base }: Site, page: Page): Thing | null {
  const trail = breadcrumbs(pages, page);
  const items = trail.flatMap(({ label, href }, index) => {
    const isLast = index === trail.length - 1;
    if (href === null && !isLast) return [];
    return [{ name: label, item: canonicalUrl(base, href === null ? page : { path: href }) }];
  });
  if (items.length === 0) return null;
  return {
    "@type": "BreadcrumbList",
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...item,
    })),
  };
}
