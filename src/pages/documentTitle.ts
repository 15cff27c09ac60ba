import { site } from "../site.ts";
import type { ClientPage } from "./page.ts";

/** What the browser's tab, search results and screen readers call the page. */
export function documentTitle(page: Pick<ClientPage, "path" | "title" | "sidebar">): string {
  if (page.path === "/") return `${site.name}: ${page.title}`;
  const section = page.sidebar === "api" && page.path !== "/docs/api" ? "API reference · " : "";
  return `${page.title} · ${section}${site.name}`;
}
