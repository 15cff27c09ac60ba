import { oncePer } from "../src/lib/oncePer.ts";
import type { PageData, PageJson } from "../src/navigation/pageData.ts";
import type { Page } from "../src/pages/page.ts";
import { elementsIn, elementsOf, type HtmlElement } from "./html.ts";

/** A page whose article is rendered. The build's id is not known before all articles are. */
export type RenderedArticle = {
  page: Page;
  html: string;
  data: Omit<PageData, "build">;
  /** Of all headings below the title, also of what is folded, which the table of contents leaves out. */
  headingIds: ReadonlySet<string>;
};

/** A finished page, before it is written. */
export type RenderedPage = RenderedArticle & { document: string; json: PageJson };

/** The elements of a page's whole document, shell included. */
export const documentElements = oncePer(({ document }: RenderedPage) => elementsOf(document));

/** The elements of a page's article, after its title if that is in front of it. */
export const articleElements = oncePer((page: RenderedPage): readonly HtmlElement[] => {
  const all = documentElements(page);
  const article = all.find(({ tagName }) => tagName === "article");
  if (article === undefined) return [];
  const title = all.find(({ tagName }) => tagName === "h1");
  const inside = elementsIn(article);
  return title === undefined || inside.includes(title) ? inside : [title, ...inside];
});
