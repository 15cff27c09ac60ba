import { withBase } from "../lib/basePath.ts";
import { site } from "../site.ts";
import type { ClientPage } from "./page.ts";

/** The absolute address under which a page wants to be known. `base` is the path that the site is published below. */
export function canonicalUrl(
  base: string,
  page: Pick<ClientPage, "path" | "canonicalPath">,
): string {
  return site.origin + withBase(base, page.canonicalPath ?? page.path);
}
