/** The boxes that the browser lays out when the reader comes near; src/styles/prose.css says the same. */
export const LATE_BOXES =
  ".prose > :where(:nth-child(n + 11):not(h2, h3, h4)), .prose > [data-beside] > div > section:nth-child(n + 2) > :where(:not(h2, h3, h4))";

/** The heights of the boxes, actual or estimated. */
export function boxHeights(): number[] {
  return lateBoxes().map((box) => {
    const style = getComputedStyle(box);
    const around = [
      style.paddingBlockStart,
      style.paddingBlockEnd,
      style.borderBlockStartWidth,
      style.borderBlockEndWidth,
    ];
    return around.reduce(
      (height, size) => height - (Number.parseFloat(size) || 0),
      Number.parseFloat(style.blockSize) || 0,
    );
  });
}

/** Makes the boxes as high as they were, so that the page is as long and a position in it means the same place. */
export function setBoxHeights(heights: readonly number[]): void {
  for (const [index, box] of lateBoxes().entries()) {
    const height = heights[index];
    if (height) box.style.setProperty("contain-intrinsic-block-size", `auto ${height}px`);
  }
}

function lateBoxes(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(LATE_BOXES)];
}
