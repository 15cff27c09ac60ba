import { oncePer } from "../src/lib/oncePer.ts";
import type { PageData, PageJson } from "../src/navigation/pageData.ts";
import type { Page } from "../src/pages/page.ts";
import { elementsIn, elementsOf, type HtmlElement, type HtmlTree } from "./html.ts";

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

/** A page's article as it is in the document, after its title if that is in front of it. */
export const articleTree = oncePer((page: RenderedPage): HtmlTree => {
  const all = documentElements(page);
  const article = all.find(({ tagName }) => tagName === "article");
  if (article === undefined) return { childNodes: [] };
  const title = all.find(({ tagName }) => tagName === "h1");
  const isInFront = title !== undefined && !elementsIn(article).includes(title);
  return isInFront ? { childNodes: [title, ...article.childNodes] } : article;
});

/** The elements of a page's article. */
export const articleElements = oncePer((page: RenderedPage): readonly HtmlElement[] =>
  elementsIn(articleTree(page)),
);
