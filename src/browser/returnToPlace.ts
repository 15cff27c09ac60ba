import type { PlaceInView } from "./placeInView.ts";

/** How long what is above the window changes its height, because it has come near. */
const FRAMES = 15;

/** After a reload the browser knows how far the page was scrolled, but only estimates how high everything above is. */
export function returnToPlace(): void {
  const place: PlaceInView | undefined = window.navigation?.currentEntry?.getState()?.inView;
  const part = place && document.querySelector(place.selector);
  let frames = part?.checkVisibility() ? FRAMES : 0;
  const hold = () => {
    if (!part || !frames--) return;
    scrollBy(0, part.getBoundingClientRect().top - place.top);
    requestAnimationFrame(hold);
  };
  hold();
}
