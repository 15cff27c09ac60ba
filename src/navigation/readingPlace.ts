/** How far a page is scrolled, and which of its folds are open. */
type ReadingPlace = { top: number; folds: boolean[] };

/**
 * Keeps the reading place with the current history entry, which is about to be left. The browser's own memory
 * is not enough: Chromium notes a position while pages are being swapped, and none notes folds.
 */
export function rememberPlace(): void {
  const place: ReadingPlace = { top: window.scrollY, folds: folds().map(({ open }) => open) };
  window.navigation.updateCurrentEntry({ state: place });
}

/** Returns to where the reader left the current entry; on a first visit to what the address names, or the top. */
export function restorePlace(event?: NavigateEvent): void {
  const place = parsePlace(window.navigation.currentEntry?.getState());
  if (place !== null) {
    for (const [index, fold] of folds().entries()) fold.open = place.folds[index] ?? fold.open;
    window.scrollTo({ top: place.top, behavior: "instant" });
  } else if (event && event.navigationType !== "traverse") {
    // Also marks what the address names as the document's target.
    event.scroll();
  } else {
    // An entry that was left before its page came: the browser has noted a position of another page.
    window.scrollTo({ top: 0, behavior: "instant" });
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }
}

function folds(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>("main details")];
}

/** The state outlives a deploy, so it may come from another release. */
export function parsePlace(state: unknown): ReadingPlace | null {
  if (typeof state !== "object" || state === null) return null;
  if (!("top" in state) || typeof state.top !== "number") return null;
  if (!("folds" in state) || !Array.isArray(state.folds)) return null;
  return { top: state.top, folds: state.folds.map((open) => open === true) };
}
