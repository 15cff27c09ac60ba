import type { Page, PageContent } from "../../src/pages/page.ts";
import type { RenderedPage } from "../renderedPage.ts";

/** A rendered page for tests of checks: the article's markup, in a document around it. */
export function testPage(
  path: string,
  html: string,
  more: Partial<Omit<Page, "kind">> = {},
  content: PageContent = { kind: "guide", source: "" },
): RenderedPage {
  const page: Page = {
    path,
    title: `Title of ${path}`,
    description: `A description of ${path} that is long enough for a search engine.`,
    label: path,
    sidebar: "docs",
    group: null,
    followedBy: [],
    sourceFile: `content${path}.mdx`,
    ...more,
    ...content,
  };
  const data = { path, documentTitle: page.title, description: page.description, toc: [] };
  const document = `<!doctype html><html><head></head><body><main id="content">${html}</main></body></html>`;
  return { page, html, data, document, json: { ...data, build: "test", html } };
}

/** Names the page's source and no line. */
export const locateNothing = (page: Page) => ({ file: page.sourceFile });
