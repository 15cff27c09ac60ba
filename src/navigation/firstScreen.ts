import { ARTICLE_ATTRIBUTE } from "../lib/articleAttribute.ts";

/**
 * Lets the browser paint the top of a new article before it lays out the rest, one frame later. For readers who start
 * at the top: a place further down needs the whole article.
 */
export function paintFirstScreenFirst(): void {
  const article = document.querySelector<HTMLElement>(`[${ARTICLE_ATTRIBUTE}]`);
  if (article === null) return;
  article.dataset["arriving"] = "";
  requestAnimationFrame(() => setTimeout(() => delete article.dataset["arriving"]));
}
