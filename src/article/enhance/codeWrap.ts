import { onStoredElsewhere, readStored, store } from "../../browser/safeStorage.ts";
import { CODE_WRAP_KEY } from "../../lib/earlyState.ts";
import { keepInPlace } from "./keepInPlace.ts";

/**
 * Whether long lines of code wrap is one attribute of the document, remembered like the language of the
 * samples. Blocks with a line that is too long are marked: only they offer the choice. Gives the function
 * that looks at the blocks of an article that has just come.
 */
export function enhanceCodeWrap(): () => void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-wrap-code]") : null;
    if (!(button instanceof HTMLElement)) return;
    const wraps = !isWrapped();
    // The block, not the button: where every line fits, the button goes once lines no longer wrap.
    keepInPlace(button.closest("figure") ?? button, () => wrap(wraps));
    store(CODE_WRAP_KEY, wraps ? "on" : "off");
  });
  onStoredElsewhere(CODE_WRAP_KEY, () => wrap(readStored(CODE_WRAP_KEY) === "on"));
  // Also tells when a folded part or another language comes into view.
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) markIfTooWide(target);
  });
  return () => {
    sizes.disconnect();
    for (const code of codeOfBlocks()) sizes.observe(code);
    tellButtons();
  };
}

function isWrapped(): boolean {
  return document.documentElement.dataset["codeWrap"] !== undefined;
}

function wrap(wraps: boolean) {
  if (wraps) document.documentElement.dataset["codeWrap"] = "on";
  else delete document.documentElement.dataset["codeWrap"];
  // A block of limited height keeps its size, so the observer says nothing of it.
  for (const code of codeOfBlocks()) markIfTooWide(code);
  tellButtons();
}

function codeOfBlocks() {
  return document.querySelectorAll("[data-code-block] > pre");
}

function tellButtons() {
  for (const button of document.querySelectorAll("[data-wrap-code]")) {
    button.setAttribute("aria-pressed", String(isWrapped()));
  }
}

function markIfTooWide(code: Element) {
  // Wrapped code always fits: what it was before stays true.
  if (isWrapped()) return;
  code.parentElement?.toggleAttribute("data-overflows", code.scrollWidth > code.clientWidth);
}
