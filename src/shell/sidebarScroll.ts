import { readStored, store } from "../browser/safeStorage.ts";
import { SIDEBAR_SCROLL_KEY } from "../lib/earlyState.ts";

/** Keeps each sidebar where the reader left it, across page loads too. Runs before the shell. */
export function keepSidebarScroll(): void {
  const sidebar = () => document.querySelector<HTMLElement>("[data-sidebar]");
  const keyOf = (column: HTMLElement) => `${SIDEBAR_SCROLL_KEY}-${column.dataset["sidebar"]}`;
  const shown = sidebar();
  const stored = shown && Number.parseInt(readStored(keyOf(shown), "sessionStorage") ?? "", 10);
  if (stored) shown.scrollTo({ top: stored });
  window.addEventListener("pagehide", () => {
    const column = sidebar();
    if (column) store(keyOf(column), String(Math.round(column.scrollTop)), "sessionStorage");
  });
}
