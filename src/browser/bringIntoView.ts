/**
 * Scrolls a list so that an entry is in view, with this many pixels of the list before and after it.
 * Moves only the list: `scrollIntoView` could move the page as well.
 */
export function bringIntoView(list: HTMLElement, entry: HTMLElement, around: number): void {
  const top = entry.offsetTop - around;
  const bottom = entry.offsetTop + entry.offsetHeight + around - list.clientHeight;
  list.scrollTop = Math.max(bottom, Math.min(top, list.scrollTop));
}
