import type { PageData, PageJson } from "../src/navigation/pageData.ts";
import { documentTitle } from "../src/pages/documentTitle.ts";
import type { Page } from "../src/pages/page.ts";
import { type DocumentAssets, documentHtml } from "./document.ts";
import type { LoadedSite } from "./loadSite.ts";
import { tableOfContents } from "./tableOfContents.ts";

/** What the rendering bundle can do. */
export type Renderer = typeof import("../src/entry-server.tsx");

/** A page whose article is rendered. The build's id is not known before all articles are. */
export type RenderedArticle = { page: Page; html: string; data: Omit<PageData, "build"> };

export function renderArticle(renderer: Renderer, site: LoadedSite, page: Page): RenderedArticle {
  const html = renderer.renderArticle(site, page);
  const data = {
    path: page.path,
    documentTitle: documentTitle(page),
    description: page.description,
    toc: page.sidebar === null ? [] : tableOfContents(html),
  };
  return { page, html, data };
}

/** A finished page, as checks and outputs see it. */
export type RenderedPage = RenderedArticle & { document: string; json: PageJson };

/** The two files of a page: the document for the first visit, the JSON for navigation inside the site. */
export function renderFiles(
  renderer: Renderer,
  site: LoadedSite,
  { page, html, data }: RenderedArticle,
  build: string,
  assets: DocumentAssets,
): Pick<RenderedPage, "document" | "json"> {
  const complete: PageData = { build, ...data };
  const rootHtml = renderer.renderShell({ ...complete, html });
  const document = documentHtml(site, { page, data: complete, rootHtml, assets });
  return { document, json: { ...complete, html } };
}
