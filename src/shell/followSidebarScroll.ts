import { restoreSidebarScroll, scrollOf, storeScroll } from "./sidebarScroll.ts";

/**
 * Keeps the sidebar where the reader left it while the shell runs, until the returned function is called. Its position is
 * followed: to ask for it when the sidebar goes would lay out the page that comes, before its time.
 */
export function followSidebarScroll(column: HTMLElement, isNew: boolean): () => void {
  let top: number | null = null;
  const look = () => {
    top = scrollOf(column);
  };
  const frame = requestAnimationFrame(() => {
    if (isNew) restoreSidebarScroll(column);
    look();
  });
  column.addEventListener("scroll", look);
  return () => {
    cancelAnimationFrame(frame);
    column.removeEventListener("scroll", look);
    storeScroll(column, top);
  };
}
