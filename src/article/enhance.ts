import { openAddressedParts } from "./enhance/addressedParts.ts";
import { enhanceCopyButtons } from "./enhance/copyButtons.ts";
import { enhanceSampleTabs } from "./enhance/sampleTabs.ts";

/**
 * What a reader can do inside an article, as listeners on the document: the article is plain markup
 * and is replaced whole on navigation. Everything here is an extra; the text reads without it.
 */
export function enhanceArticle(): void {
  enhanceCopyButtons();
  const syncTabs = enhanceSampleTabs();
  const openParts = openAddressedParts();
  onNewArticle(() => {
    syncTabs();
    openParts();
  });
}

/** Runs the work now and whenever the shell has put another article in. */
function onNewArticle(work: () => void): void {
  work();
  let article = document.querySelector("article");
  const main = document.querySelector("main");
  if (main === null) return;
  new MutationObserver(() => {
    const current = document.querySelector("article");
    if (current === null || current === article) return;
    article = current;
    work();
  }).observe(main, { childList: true, subtree: true });
}
