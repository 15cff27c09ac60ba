import { canonicalUrl } from "../../src/pages/canonicalUrl.ts";
import type { Page, Site } from "../../src/pages/page.ts";
import { cardAlt, cardContent } from "../cards/cardContent.ts";
import { cardUrl } from "../cards/cardFile.ts";
import { CARD } from "../cards/layout.ts";
import { escapeHtml } from "../html.ts";

/** What other sites show when somebody shares the page: Open Graph, which X reads too, except for the kind of card. */
export function socialTags(site: Site, page: Page): string[] {
  const { settings, base } = site;
  const openGraph = {
    type: page.kind === "home" ? "website" : "article",
    site_name: settings.name,
    locale: settings.language.replace("-", "_"),
    title: page.title,
    description: page.description,
    url: canonicalUrl(base, page),
    image: cardUrl(site, page),
    "image:width": String(CARD.width),
    "image:height": String(CARD.height),
    "image:alt": cardAlt(cardContent(page, site)),
  };
  return [
    ...Object.entries(openGraph).map(
      ([name, value]) => `<meta property="og:${name}" content="${escapeHtml(value)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
