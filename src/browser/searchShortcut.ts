import { SEARCH_ID } from "../lib/documentIds.ts";

/** Ctrl+K and Cmd+K press the search button, which works before the shell runs. */
export function openSearchWithKeys(): void {
  window.addEventListener("keydown", (event) => {
    if (!isShortcut(event)) return;
    // Some browsers have a search of their own on these keys.
    event.preventDefault();
    if (document.querySelector(`#${SEARCH_ID}[open]`) === null)
      document.querySelector<HTMLElement>(`[commandfor="${SEARCH_ID}"]`)?.click();
  });
}

function isShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  // A layout without Latin letters has another letter on the same key. Autofill sends events without one.
  return /^k$/i.test(key) || (key > "\x7f" && code === "KeyK");
}
