/** What is in view, and how far below the top of the window. */
export type PlaceInView = { selector: string; top: number };

/** Where to look for it, as shares of the window: some points are between two parts. */
const HEIGHTS = [0.25, 0.3, 0.35, 0.4, 0.5, 0.6];

export function placeInView(): PlaceInView | undefined {
  for (const height of HEIGHTS) {
    const part = document.elementFromPoint(window.innerWidth / 2, window.innerHeight * height);
    const { top } = part?.getBoundingClientRect() ?? { top: 0 };
    // What begins above the window may have changed its height there.
    if (part?.closest("main") && top > 0) return { selector: selectorOf(part), top };
  }
  return undefined;
}

function selectorOf(element: Element): string {
  const { parentElement: parent } = element;
  if (parent === null) return ":root";
  return `${selectorOf(parent)}>:nth-child(${[...parent.children].indexOf(element) + 1})`;
}
