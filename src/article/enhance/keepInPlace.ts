/** A change may move what is above the part where the reader made it: the part stays in place. */
export function keepInPlace(part: HTMLElement, change: () => void): void {
  const before = part.getBoundingClientRect().top;
  change();
  const moved = part.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
}
