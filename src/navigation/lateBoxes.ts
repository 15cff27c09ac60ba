/** The boxes that the browser lays out when the reader comes near; src/styles/prose.css says the same. */
export const LATE_BOXES =
  ".prose > :where(:nth-child(n + 11):not(h2, h3, h4)), .prose > [data-beside] > div > section:not(:first-child) > :where(:not(h2, h3, h4)), [data-late]";

let boxes: HTMLElement[] = [];
const heights = new WeakMap<Element, number>();

/** Follows the heights of the boxes: to measure them when the reader leaves would hold the next page back. */
export function watchBoxHeights(): () => void {
  boxes = lateBoxes();
  const sizes = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) heights.set(target, contentRect.height);
  });
  for (const box of boxes) sizes.observe(box);
  return () => {
    boxes = [];
    sizes.disconnect();
  };
}

/** The heights of the boxes that are watched, actual or estimated. */
export function boxHeights(): number[] {
  // For a moment these are still the boxes of the page before.
  return boxes.filter((box) => box.isConnected).map((box) => heights.get(box) ?? 0);
}

/** Makes the boxes as high as they were, so that the page is as long and a position in it means the same place. */
export function setBoxHeights(known: readonly number[]): void {
  for (const [index, box] of lateBoxes().entries()) {
    const height = known[index];
    if (height) box.style.setProperty("contain-intrinsic-block-size", `auto ${height}px`);
  }
}

function lateBoxes(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(LATE_BOXES)];
}
