import type { PageData, PageJson } from "../src/navigation/pageData.ts";
import type { Page } from "../src/pages/page.ts";
import { elementsOf, type HtmlElement } from "./html.ts";

/** A page whose article is rendered. The build's id is not known before all articles are. */
export type RenderedArticle = { page: Page; html: string; data: Omit<PageData, "build"> };

/** A finished page, as checks and outputs see it. */
export type RenderedPage = RenderedArticle & { document: string; json: PageJson };

/** The elements of a page's whole document, shell included. */
export const documentElements = parsedOnce(({ document }) => document);

/** The elements of a page's article. */
export const articleElements = parsedOnce(({ html }) => html);

/** Every check reads the same pages: each is parsed once, and its elements are kept no longer than the page. */
function parsedOnce(markupOf: (page: RenderedPage) => string) {
  const parsed = new WeakMap<RenderedPage, readonly HtmlElement[]>();
  return (page: RenderedPage): readonly HtmlElement[] => {
    const elements = parsed.get(page) ?? elementsOf(markupOf(page));
    parsed.set(page, elements);
    return elements;
  };
}
