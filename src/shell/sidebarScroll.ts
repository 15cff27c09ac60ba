import { SIDEBAR_SCROLL_KEY } from "../lib/earlyState.ts";
import { readStored, store } from "../ui/safeStorage.ts";

/** Keeps the sidebar where the reader left it, across page loads too. Runs before the shell. */
export function keepSidebarScroll(): void {
  const sidebar = () => document.querySelector("[data-sidebar]");
  const stored = Number.parseInt(readStored(SIDEBAR_SCROLL_KEY, "sessionStorage") ?? "", 10);
  if (stored >= 0) sidebar()?.scrollTo({ top: stored });
  window.addEventListener("pagehide", () => {
    const column = sidebar();
    if (column) store(SIDEBAR_SCROLL_KEY, String(Math.round(column.scrollTop)), "sessionStorage");
  });
}
