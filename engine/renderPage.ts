import type { PageData } from "../src/navigation/pageData.ts";
import { documentTitle } from "../src/pages/documentTitle.ts";
import type { Page } from "../src/pages/page.ts";
import { type DocumentAssets, documentHtml } from "./document.ts";
import type { LoadedSite } from "./loadSite.ts";
import type { RenderedArticle, RenderedPage } from "./renderedPage.ts";
import { tableOfContents } from "./tableOfContents.ts";

/** What the rendering bundle can do. */
export type Renderer = typeof import("../src/entry-server.tsx");

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
