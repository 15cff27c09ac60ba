import type { PageData } from "../navigation/pageData.ts";
import { canonicalUrl } from "../pages/canonicalUrl.ts";
import { clientPages } from "../pages/clientPages.ts";

/** Makes the head say what it would say had the page's document been loaded. */
export function describeDocument({ path, documentTitle, description }: PageData): void {
  document.title = documentTitle;
  document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  const page = clientPages.find((candidate) => candidate.path === path);
  const canonical = document.querySelector('link[rel="canonical"]');
  if (page) canonical?.setAttribute("href", canonicalUrl(page));
}
