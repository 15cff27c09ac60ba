import type { LoadedPage } from "./pageData.ts";

/** The markup of pages that were fetched ahead, made into elements before the reader follows a link. */
const parsed = new WeakMap<LoadedPage, HTMLElement>();

export function parseAhead(page: LoadedPage): void {
  const holder = document.createElement("div");
  // A trusted object is what the policy wants here; the types know only text.
  holder.innerHTML = page.html as string;
  parsed.set(page, holder);
}

export function isParsed(page: LoadedPage): boolean {
  return parsed.has(page);
}

/** Moves the elements of a page into its article. They are there once: the next visit parses the markup again. */
export function moveParsed(page: LoadedPage, article: HTMLElement): void {
  article.replaceChildren(...(parsed.get(page)?.childNodes ?? []));
  parsed.delete(page);
}
