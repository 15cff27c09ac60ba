import { bringIntoView } from "../browser/bringIntoView.ts";
import { readStored, store } from "../browser/safeStorage.ts";
import { SIDEBAR_SCROLL_KEY } from "../lib/storageKeys.ts";

/** How much of the sidebar is shown before and after the current entry. */
const AROUND = 12;

/**
 * Keeps the sidebar where the reader left it across page loads. Runs before the shell, in the next frame, which lays the
 * page out in any case.
 */
export function keepSidebarScroll(): void {
  const sidebar = () => document.querySelector<HTMLElement>("[data-sidebar]");
  requestAnimationFrame(() => {
    const shown = sidebar();
    if (shown) restoreSidebarScroll(shown);
    window.addEventListener("pagehide", () => {
      const column = sidebar();
      if (column) storeScroll(column, scrollOf(column));
    });
  });
}

/** On small screens the sidebar is not shown, and has no position to remember. */
export function scrollOf(column: HTMLElement): number | null {
  return column.clientHeight === 0 ? null : column.scrollTop;
}

export function storeScroll(column: HTMLElement, top: number | null): void {
  if (top !== null) store(keyOf(column), String(Math.round(top)), "sessionStorage");
}

export function restoreSidebarScroll(column: HTMLElement): void {
  const stored = Number.parseInt(readStored(keyOf(column), "sessionStorage") ?? "", 10);
  if (stored) column.scrollTo({ top: stored });
  showCurrentEntry(column);
}

/** Wherever the reader left the sidebar, the entry of the page is in view. */
export function showCurrentEntry(column: HTMLElement): void {
  const entry = column.querySelector<HTMLElement>("[aria-current]");
  if (entry) bringIntoView(column, entry, AROUND);
}

function keyOf(column: HTMLElement): string {
  return `${SIDEBAR_SCROLL_KEY}-${column.dataset["sidebar"]}`;
}
