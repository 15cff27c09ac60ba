import { canonicalUrl } from "../../src/pages/canonicalUrl.ts";
import type { Page, Site } from "../../src/pages/page.ts";
import { cardAlt, cardContent } from "../cards/cardContent.ts";
import { cardUrl } from "../cards/cardFile.ts";
import { CARD } from "../cards/layout.ts";
import { escapeHtml } from "../html.ts";

/** What other sites show when somebody shares the page: Open Graph, and the names that X reads. */
export function socialTags(site: Site, page: Page): string[] {
  const { settings, base } = site;
  const image = cardUrl(site, page);
  const alt = cardAlt(cardContent(page, site));
  const openGraph = {
    type: page.kind === "home" ? "website" : "article",
    site_name: settings.name,
    locale: settings.language.replace("-", "_"),
    title: page.title,
    description: page.description,
    url: canonicalUrl(base, page),
    image,
    "image:type": "image/png",
    "image:width": String(CARD.width),
    "image:height": String(CARD.height),
    "image:alt": alt,
  };
  const twitter = {
    card: "summary_large_image",
    title: page.title,
    description: page.description,
    image,
    "image:alt": alt,
  };
  return [
    ...Object.entries(openGraph).map(
      ([name, value]) => `<meta property="og:${name}" content="${escapeHtml(value)}">`,
    ),
    ...Object.entries(twitter).map(
      ([name, value]) => `<meta name="twitter:${name}" content="${escapeHtml(value)}">`,
    ),
  ];
}
