/** A change may move what stands above the part where it was asked for: the part stays where the reader has it. */
export function keepInPlace(part: HTMLElement, change: () => void): void {
  const before = part.getBoundingClientRect().top;
  change();
  const moved = part.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
}
