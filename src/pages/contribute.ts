import { site } from "../site.ts";
import { canonicalUrl } from "./canonicalUrl.ts";
import type { ClientPage } from "./page.ts";

/** Where readers can propose a change to the file of a page. */
export function editAddress(file: string): string {
  return site.editBase + file;
}

/** A new report in the issue tracker that names the page, the release and, if it is known, the section. */
export function reportAddress(
  base: string,
  page: Pick<ClientPage, "path" | "canonicalPath" | "title">,
  section: { id: string; text: string } | null,
): string {
  const address = canonicalUrl(base, page);
  const title = `Docs: ${page.title}${section === null ? "" : ` – ${section.text}`}`;
  const body = `Page: ${address}${section === null ? "" : `#${section.id}`}\nAPI release: ${site.apiRelease}\n\n`;
  return `${site.issueTracker}/new?title=${inQuery(title)}&body=${inQuery(body)}`;
}

/** Only what has to be escaped is: the address is in every document. */
function inQuery(text: string): string {
  return encodeURIComponent(text)
    .replaceAll("%20", "+")
    .replaceAll("%2F", "/")
    .replaceAll("%3A", ":");
}
