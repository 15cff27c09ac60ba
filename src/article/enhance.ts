import { enhanceExplainedLinks } from "../explain/loadCards.ts";
import { openAddressedParts } from "./enhance/addressedParts.ts";
import { enhanceCodeWrap } from "./enhance/codeWrap.ts";
import { enhanceCopyButtons } from "./enhance/copyButtons.ts";
import { addDirectLinks } from "./enhance/directLinks.ts";
import { announceFiltering } from "./enhance/filters.ts";
import { markPartners } from "./enhance/markedPartners.ts";
import { enhanceNames } from "./enhance/namesByKey.ts";
import { enhanceNations } from "./enhance/nations.ts";
import { openPartsOnPaper } from "./enhance/partsOnPaper.ts";
import { enhanceSampleTabs } from "./enhance/sampleTabs.ts";

/**
 * What a reader can do inside an article, as listeners on the document: the article is plain markup
 * and is replaced whole on navigation. Everything here is an extra; the text reads without it.
 */
export function enhanceArticle(): void {
  enhanceCopyButtons();
  announceFiltering();
  openPartsOnPaper();
  enhanceNames();
  markPartners();
  const updateTabs = enhanceSampleTabs();
  const updateNations = enhanceNations();
  const watchCode = enhanceCodeWrap();
  const openParts = openAddressedParts();
  const addLinks = addDirectLinks();
  const closeCard = enhanceExplainedLinks();
  onNewArticle(() => {
    updateTabs();
    updateNations();
    watchCode();
    openParts();
    addLinks();
    closeCard();
  });
}

/** Runs the work now and whenever the shell has put another article in. */
function onNewArticle(work: () => void): void {
  // The shell may replace the element or only its content. An article that is arriving is not whole.
  const content = () => document.querySelector("article:not([data-arriving])")?.firstChild ?? null;
  let known = content();
  work();
  new MutationObserver(() => {
    // Other parts of the page change as well, the results of a search with every key.
    if (known?.isConnected) return;
    const current = content();
    if (current === null) return;
    known = current;
    work();
  }).observe(document.body, { childList: true, subtree: true });
}
