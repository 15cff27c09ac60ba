import "./styles/index.css";
import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { ApiIndex } from "./article/ApiIndex.tsx";
import { DocsIndex } from "./article/DocsIndex.tsx";
import { mdxComponents } from "./article/mdxComponents.tsx";
import { NotFound } from "./article/NotFound.tsx";
import { PageContext, SiteContext } from "./article/SiteContext.ts";
import { EndpointsPage } from "./home/EndpointsPage.tsx";
import { HomePage } from "./home/HomePage.tsx";
import type { LoadedPage } from "./navigation/pageData.ts";
import type { Page, Site } from "./pages/page.ts";
import { groupNamed, operationNamed } from "./reference/model/find.ts";
import { explanationFile } from "./reference/views/explanations.ts";
import { IntroductionArticle } from "./reference/views/IntroductionArticle.tsx";
import { nationFiles, nationsGuide } from "./reference/views/nationFiles.tsx";
import { OperationArticle } from "./reference/views/OperationParts.tsx";
import { GroupArticle } from "./reference/views/OperationRows.tsx";
import { codeSamples, sampleFiles } from "./reference/views/sampleFiles.ts";
import { Shell } from "./shell/Shell.tsx";

export { searchEntries } from "./search/searchEntries.ts";
/** Has to be before the first use of a layer, which bundling style sheets does not promise. */
export { default as layerOrder } from "./styles/layers.css?inline";

/** The words of a guide, compiled. */
type Guide = ComponentType<{ components: typeof mdxComponents }>;

/** The page's own markup: finished, and never rendered again. */
export function renderArticle(site: Site, page: Page, guide: Guide | null): string {
  try {
    return renderToStaticMarkup(
      <SiteContext value={site}>
        <PageContext value={page}>{articleOf(site, page, guide)}</PageContext>
      </SiteContext>,
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${page.sourceFile}: ${reason}`, { cause: error });
  }
}

/** The files of samples that pages fetch: requests in other languages, responses in other nations. */
export function samplesOf(site: Site) {
  const { operations } = site.reference;
  const page = site.pages.find(({ path }) => path === nationsGuide);
  const render = (node: ReactNode) =>
    renderToStaticMarkup(
      <SiteContext value={site}>
        <PageContext value={page ?? null}>{node}</PageContext>
      </SiteContext>,
    );
  return [...sampleFiles(operations, site.apiBaseUrl), ...nationFiles(operations, render)];
}

/** What cards say about fields and error messages. */
export function explanationsOf({ reference, pages }: Site) {
  return explanationFile(reference, pages);
}

/** The request samples as code, by the file that pages name. */
export function codeSamplesOf({ reference, apiBaseUrl }: Site) {
  return codeSamples(reference.operations, apiBaseUrl);
}

/** The shell with the article in it, as the browser will take it over. */
export function renderShell(page: LoadedPage): string {
  return renderToString(<Shell initial={page} />);
}

function articleOf(site: Site, page: Page, Guide: Guide | null): ReactNode {
  const { reference } = site;
  switch (page.kind) {
    case "home":
      return <HomePage />;
    case "endpoints":
      return <EndpointsPage page={page} />;
    case "docs-index":
      return <DocsIndex page={page} />;
    case "guide":
      return (
        <>
          <h1>{page.title}</h1>
          {Guide && <Guide components={mdxComponents} />}
        </>
      );
    case "api-index":
      return <ApiIndex page={page} />;
    case "api-introduction":
      return <IntroductionArticle page={page} />;
    case "api-group":
      return <GroupArticle group={groupNamed(reference, page.groupId)} />;
    case "operation":
      return <OperationArticle operation={operationNamed(reference, page.operationId)} />;
    case "not-found":
      return <NotFound />;
  }
}
