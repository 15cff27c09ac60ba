import { addressedElement } from "../browser/addressedElement.ts";
import { placeInView } from "../browser/placeInView.ts";
import { boxHeights, setBoxHeights } from "./lateBoxes.ts";

/** How far a page is scrolled, which of its folds are open, what is ticked, and how high its boxes are. */
type ReadingPlace = { top: number; folds: boolean[]; ticks: boolean[]; heights: number[] };

/**
 * Keeps the reading place with the current history entry, which is about to be left. The browser's own memory
 * is not enough: Chromium notes a position while pages are being swapped, and none notes folds or ticks.
 */
export function rememberPlace(): void {
  const place: ReadingPlace = {
    top: window.scrollY,
    folds: folds().map(({ open }) => open),
    ticks: inputs().map(({ checked }) => checked),
    heights: boxHeights(),
  };
  // For src/browser/returnToPlace.ts.
  window.navigation.updateCurrentEntry({ state: { ...place, inView: placeInView() } });
}

/** Returns to where the reader left the current entry; on a first visit to what the address names, or the top. */
export function restorePlace(event?: NavigateEvent): void {
  const place = currentPlace();
  if (place !== null) {
    setBoxHeights(place.heights);
    for (const [index, fold] of folds().entries()) fold.open = place.folds[index] ?? fold.open;
    for (const [index, input] of inputs().entries())
      input.checked = place.ticks[index] ?? input.checked;
    window.scrollTo({ top: place.top, behavior: "instant" });
  } else if (event && event.navigationType !== "traverse") {
    const focused = document.activeElement;
    // Also marks what the address names as the document's target.
    event.scroll();
    // scroll() takes focus from a dialog opened while the page was loading.
    if (focused instanceof HTMLElement && focused.closest("dialog")) {
      focused.focus({ preventScroll: true });
    }
  } else {
    // An entry that was left before its page came: the browser has noted a position of another page.
    window.scrollTo({ top: 0, behavior: "instant" });
    addressedElement()?.scrollIntoView();
  }
}

/** Whether the reader comes to the current entry for the first time, and to no part of the page in particular. */
export function startsAtTop(): boolean {
  return location.hash === "" && currentPlace() === null;
}

function currentPlace(): ReadingPlace | null {
  return parsePlace(window.navigation.currentEntry?.getState());
}

function folds(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>("main details")];
}

function inputs(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>("article input")];
}

/** The state outlives a deploy, so it may come from another release. */
export function parsePlace(state: unknown): ReadingPlace | null {
  if (typeof state !== "object" || state === null) return null;
  if (!("top" in state) || typeof state.top !== "number") return null;
  if (!("folds" in state) || !Array.isArray(state.folds)) return null;
  if (!("ticks" in state) || !Array.isArray(state.ticks)) return null;
  if (!("heights" in state) || !Array.isArray(state.heights)) return null;
  return {
    top: state.top,
    folds: state.folds.map((open) => open === true),
    ticks: state.ticks.map((ticked) => ticked === true),
    heights: state.heights.map(Number),
  };
}
