import { withBase } from "../lib/basePath.ts";
import { copyAddress } from "../lib/copyAddress.ts";

/** The address of a site path; others stay as they are. */
export function siteAddress(href: string): string {
  return import.meta.env.COPY
    ? copyAddress(document.documentElement.dataset["root"] ?? "", href)
    : withBase(import.meta.env.BASE_URL, href);
}
