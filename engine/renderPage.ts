import type { PageData } from "../src/navigation/pageData.ts";
import type { Page } from "../src/pages/page.ts";
import { withAliases } from "./addresses/aliases.ts";
import type { Renderer } from "./bundle.ts";
import { type DocumentAssets, documentHtml } from "./document.ts";
import { withErrorLinks } from "./errors/withErrorLinks.ts";
import { attribute, textOf, withPlainQuotes } from "./html.ts";
import type { LoadedSite } from "./loadSite.ts";
import { compileGuide } from "./mdx/compileGuide.ts";
import { withPauses } from "./readingPauses.ts";
import type { RenderedArticle, RenderedPage } from "./renderedPage.ts";
import { headingsOf, tableOfContents } from "./tableOfContents.ts";

export async function renderArticle(
  renderer: Pick<Renderer, "renderArticle">,
  site: LoadedSite,
  page: Page,
): Promise<RenderedArticle> {
  const guide = page.kind === "guide" ? await compileGuide(page) : null;
  const rendered = withPlainQuotes(renderer.renderArticle(site, page, guide));
  const html = withAliases(withErrorLinks(rendered, page, site), page.path, site);
  const data = {
    path: page.path,
    description: page.description,
    toc: page.sidebar === null ? [] : tableOfContents(html),
    ...(page.updated !== undefined && { updated: page.updated }),
  };
  return { page, html, data, headingIds: headingIds(html) };
}

function headingIds(html: string): Set<string> {
  const headings = headingsOf(html).filter(({ tagName }) => /^h[2-4]$/.test(tagName));
  return new Set(headings.flatMap((heading) => attribute(heading, "id") ?? []));
}

/** The two files of a page: the document for the first visit, the JSON for navigation inside the site. */
export function renderFiles(
  renderer: Pick<Renderer, "renderShell">,
  site: LoadedSite,
  { page, html, data }: RenderedArticle,
  build: string,
  assets: DocumentAssets,
): Pick<RenderedPage, "document" | "json"> {
  const complete: PageData = { build, ...data };
  const shown = { ...complete, html: page.sidebar === null ? html : withoutTitle(page, html) };
  // Not in the JSON: what a script puts on the page is read in one piece anyway.
  const rootHtml = renderer.renderShell({ ...shown, html: withPauses(shown.html) });
  const document = documentHtml(site, { page, data: complete, rootHtml, assets });
  const style = assets.style?.specialOf(html) ?? "";
  return { document, json: { ...shown, ...(style !== "" && { style }) } };
}

/** What an article begins with: React puts a link to each image before the title. */
const TITLE = /^((?:<link [^>]*>)*)<h1>.*?<\/h1>/s;

/** The shell writes the title of a page with contents: these are between it and the rest. */
function withoutTitle({ title, path, sourceFile }: Page, html: string): string {
  const heading = headingsOf(html).find(({ tagName }) => tagName === "h1");
  if (!TITLE.test(html) || heading === undefined || textOf(heading) !== title) {
    throw new Error(
      `${sourceFile}: the article of ${path} does not begin with its title. Make <h1>${title}</h1> its first element.`,
    );
  }
  return html.replace(TITLE, "$1");
}
