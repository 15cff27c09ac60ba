import "./styles/index.css";
import { pages } from "virtual:pages";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { ArticleOf } from "./article/ArticleOf.tsx";
import type { LoadedPage } from "./navigation/pageData.ts";
import { notFoundPage } from "./pages/fixedPages.ts";
import type { Page } from "./pages/page.ts";
import { Shell } from "./shell/Shell.tsx";

/** Has to stand before the first use of a layer, which bundling style sheets does not promise. */
export { default as layerOrder } from "./styles/layers.css?inline";
/** For colours where style sheets do not reach. */
export { default as tokens } from "./styles/tokens.css?raw";
export const base = import.meta.env.BASE_URL;
export { reference } from "virtual:reference";
export { apiBaseUrl } from "./apiBaseUrl.ts";
export { referenceLinks } from "./article/referenceLinks.ts";
export { canonicalUrl } from "./pages/canonicalUrl.ts";
export { documentTitle } from "./pages/documentTitle.ts";
export { site } from "./site.ts";
export { notFoundPage, pages };

/** The page's own markup: finished, and never rendered again. */
export function renderArticle(page: Page): string {
  try {
    return renderToStaticMarkup(<ArticleOf page={page} />);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${page.sourceFile}: ${reason}`, { cause: error });
  }
}

/** The shell with the article in it, as the browser will take it over. */
export function renderShell(page: LoadedPage): string {
  return renderToString(<Shell initial={page} />);
}
