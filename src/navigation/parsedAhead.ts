import { insertPage, type SplitPage, splitPage } from "./firstScreen.ts";
import type { LoadedPage } from "./pageData.ts";
import { startsAtTop } from "./readingPlace.ts";

/** The markup of pages that were fetched ahead, made into elements before the reader follows a link. */
const parsed = new Map<LoadedPage, SplitPage>();
/** Elements take much more memory than markup. Those of the oldest page are dropped first. */
const KEPT_PARSED = 4;

/** Makes a page's markup into elements, unless that is done. */
export function parse(page: LoadedPage): void {
  if (parsed.has(page)) return;
  const whole = document.createElement("div");
  // A trusted object is what the policy wants here; the types know only text.
  whole.innerHTML = page.html as string;
  parsed.set(page, splitPage(whole));
  const [oldest] = parsed.keys();
  if (parsed.size > KEPT_PARSED && oldest) parsed.delete(oldest);
}

export function isParsed(page: LoadedPage): boolean {
  return parsed.has(page);
}

/**
 * Moves the elements of a page into its article. They are there once: the next visit parses the markup again. Returns
 * the function to call when the article is replaced.
 */
export function moveParsed(page: LoadedPage, article: HTMLElement): (() => void) | undefined {
  const split = parsed.get(page);
  parsed.delete(page);
  return split && insertPage(split, article, startsAtTop());
}
