import { counterpartOf, sharedSections } from "../src/pages/counterparts.ts";
import type { Site } from "../src/pages/page.ts";
import type { RenderedArticle } from "./renderedPage.ts";

/** An article that knows its counterpart in the other part of the site, which has to be among the others. */
export function withCounterpart(
  site: Site,
  article: RenderedArticle,
  others: readonly RenderedArticle[],
): RenderedArticle {
  const { page, data } = article;
  const counterpart = counterpartOf(site, page);
  const there = others.find((other) => other.page.path === counterpart?.page.path);
  if (counterpart === null || there === undefined) return article;
  const ids = data.toc.map(({ id }) => id);
  const sections = sharedSections(page, ids, counterpart, there.headingIds);
  return { ...article, data: { ...data, counterpart: { href: counterpart.href, sections } } };
}
