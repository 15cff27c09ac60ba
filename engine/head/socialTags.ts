import type { Page } from "../../src/pages/page.ts";
import { type CardSources, cardAlt, cardContent } from "../cards/cardContent.ts";
import { CARD } from "../cards/layout.ts";
import { escapeHtml } from "../html.ts";
import type { Renderer } from "../renderer.ts";
import { cardUrl } from "./cardUrl.ts";

type Sources = Pick<Renderer, "base" | "canonicalUrl"> & CardSources;

/** What other sites show when somebody shares the page: Open Graph, and the names that X reads. */
export function socialTags(renderer: Sources, page: Page): string[] {
  const { site, canonicalUrl } = renderer;
  const image = cardUrl(renderer, page);
  const alt = cardAlt(cardContent(page, renderer));
  const openGraph = {
    type: page.kind === "home" ? "website" : "article",
    site_name: site.name,
    locale: site.language.replace("-", "_"),
    title: page.title,
    description: page.description,
    url: canonicalUrl(page),
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
