import type { Page, PageKind } from "../../src/pages/page.ts";
import { breadcrumbs } from "../../src/pages/sidebar.ts";
import type { Renderer } from "../renderer.ts";
import { cardUrl } from "./cardUrl.ts";

type Sources = Pick<Renderer, "site" | "base" | "pages" | "canonicalUrl">;
type Thing = Readonly<Record<string, unknown>>;

/** What kind of text a page is, in the words of schema.org. The home page stands for the whole site. */
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
  sources: Sources,
  page: Page,
): { "@context": string; "@graph": Thing[] } | null {
  if (page.kind === "not-found") return null;
  const trail = breadcrumbList(sources, page);
  return {
    "@context": "https://schema.org",
    "@graph": [
      page.kind === "home" ? website(sources, page) : article(sources, page, TYPES[page.kind]),
      ...(trail === null ? [] : [trail]),
    ],
  };
}

function website({ site, base, canonicalUrl }: Sources, home: Page): Thing {
  return {
    "@type": TYPES.home,
    "@id": websiteId({ site, base }),
    url: canonicalUrl(home),
    name: site.name,
    headline: home.title,
    description: home.description,
    inLanguage: site.language,
    image: cardUrl({ site, base }, home),
  };
}

function article({ site, base, canonicalUrl }: Sources, page: Page, type: string): Thing {
  const url = canonicalUrl(page);
  return {
    "@type": type,
    "@id": url,
    url,
    headline: page.title,
    description: page.description,
    inLanguage: site.language,
    image: cardUrl({ site, base }, page),
    isPartOf: {
      "@type": TYPES.home,
      "@id": websiteId({ site, base }),
      name: site.name,
      url: site.origin + base,
    },
  };
}

function websiteId({ site, base }: Pick<Sources, "site" | "base">): string {
  return `${site.origin}${base}#website`;
}

/** The breadcrumbs that the page shows. Search engines refuse one without address: groups without a page are left out. */
function breadcrumbList({ pages, canonicalUrl }: Sources, page: Page): Thing | null {
  const trail = breadcrumbs(pages, page);
  const items = trail.flatMap(({ label, href }, index) => {
    const isLast = index === trail.length - 1;
    if (href === null && !isLast) return [];
    return [{ name: label, item: canonicalUrl(href === null ? page : { path: href }) }];
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
