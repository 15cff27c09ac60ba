import { withBase } from "../lib/basePath.ts";
import { site } from "../site.ts";
import type { ClientPage } from "./page.ts";

/** The absolute address under which a page wants to be known. */
export function canonicalUrl(page: Pick<ClientPage, "path" | "canonicalPath">): string {
  return site.origin + withBase(import.meta.env.BASE_URL, page.canonicalPath ?? page.path);
}
