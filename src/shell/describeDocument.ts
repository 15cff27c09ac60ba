import { pageFile } from "../lib/barePath.ts";
import { canonicalUrl } from "../pages/canonicalUrl.ts";
import { documentTitle } from "../pages/documentTitle.ts";
import type { ClientPage } from "../pages/page.ts";

/**
 * Makes the head say what it would say had the page's document been loaded. Open Graph, X's tags and
 * JSON-LD stay as they are: only crawlers read them, and those load documents.
 */
export function describeDocument(page: ClientPage, description: string | null): void {
  document.title = documentTitle(page);
  const address = canonicalUrl(import.meta.env.BASE_URL, page);
  document.querySelector('link[rel="canonical"]')?.setAttribute("href", address);
  const markdown = import.meta.env.BASE_URL + pageFile(page.path, ".md");
  document.querySelector('link[type="text/markdown"]')?.setAttribute("href", markdown);
  if (description === null) return;
  document.querySelector('meta[name="description"]')?.setAttribute("content", description);
}
