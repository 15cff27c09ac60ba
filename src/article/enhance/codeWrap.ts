import { choose, chosen, onChoice } from "../../browser/choices.ts";
import { CODE_WRAP_KEY } from "../../lib/storageKeys.ts";
import { keepInPlace } from "./keepInPlace.ts";

/**
 * Whether long lines of code wrap is one attribute of the document, like the language of the samples. Blocks with a
 * line that is too long are marked and get a button; while lines wrap, all blocks have one. Returns the function that
 * watches the blocks of a new article.
 */
export function enhanceCodeWrap(): () => void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-wrap-code]") : null;
    if (!(button instanceof HTMLElement)) return;
    // The block, not the button: where every line fits, the button goes once lines no longer wrap.
    keepInPlace(button.closest("figure") ?? button, () => {
      choose(CODE_WRAP_KEY, isWrapped() ? "off" : "on");
      updateBlocks();
    });
  });
  onChoice(CODE_WRAP_KEY, updateBlocks);
  // Also reports when a folded part comes into view.
  const sizes = new ResizeObserver((entries) => {
    markTooWide(entries.map(({ target }) => target));
  });
  return () => {
    sizes.disconnect();
    for (const code of codeOfBlocks()) sizes.observe(code);
    updateButtons();
  };
}

/** The button beside the copy button, which it looks like. */
function addButton(code: Element) {
  const block = code.parentElement;
  const copy = block?.querySelector("[data-copy]");
  if (!copy || block?.querySelector("[data-wrap-code]")) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = copy.className;
  button.title = "Wrap long lines";
  button.dataset["wrapCode"] = "";
  button.setAttribute("aria-pressed", String(isWrapped()));
  copy.before(button);
}

function isWrapped(): boolean {
  return chosen(CODE_WRAP_KEY) === "on";
}

function updateBlocks() {
  // A block of limited height keeps its size, so the observer does not report it.
  markTooWide(codeOfBlocks());
  updateButtons();
}

function codeOfBlocks() {
  return [...document.querySelectorAll("[data-code-block] > pre")];
}

function updateButtons() {
  for (const button of document.querySelectorAll("[data-wrap-code]")) {
    button.setAttribute("aria-pressed", String(isWrapped()));
  }
}

/** All are measured before any is changed: each change would have the page laid out again. */
export function markTooWide(blocks: readonly Element[]) {
  if (isWrapped()) {
    // Wrapped code always fits: what it was before stays true.
    for (const code of blocks) addButton(code);
    return;
  }
  const tooWide = new Set(blocks.filter((code) => code.scrollWidth > code.clientWidth));
  for (const code of blocks) {
    if (tooWide.has(code)) addButton(code);
    code.parentElement?.toggleAttribute("data-overflows", tooWide.has(code));
  }
}
