import { SEARCH_ID } from "../lib/documentIds.ts";

/**
 * Enter before the search is there: the field keeps the text that it was pressed for, and the search opens the first
 * result when it comes, if the text is still the same.
 */
export function keepSearchEnter(): void {
  window.addEventListener("keydown", ({ key, target, defaultPrevented, isComposing }) => {
    if (key !== "Enter" || defaultPrevented || isComposing) return;
    if (target instanceof HTMLInputElement && target.closest(`#${SEARCH_ID}`))
      target.dataset["entered"] = target.value;
  });
}
