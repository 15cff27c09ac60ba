import { pathOf, type View } from "../navigation/view.ts";
import { clientPages } from "../pages/clientPages.ts";
import { notFoundPage } from "../pages/fixedPages.ts";
import type { ClientPage } from "../pages/page.ts";

/** The entry in the list of pages that a view belongs to. */
export function pageOf(view: View): ClientPage {
  return clientPages.find(({ path }) => path === pathOf(view)) ?? notFoundPage;
}

export function hasSidebar(view: View): boolean {
  return pageOf(view).sidebar !== null;
}
