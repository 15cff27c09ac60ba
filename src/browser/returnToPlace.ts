import type { PlaceInView } from "./placeInView.ts";

/** How long what is above the window changes its height, because it has come near. */
const FRAMES = 15;

/** After a reload the browser knows how far the page was scrolled, but only estimates how high everything above is. */
export function returnToPlace(): void {
  const place: PlaceInView | undefined = window.navigation?.currentEntry?.getState()?.inView;
  if (!place) return;
  const part = document.querySelector(place.selector);
  let frames = FRAMES;
  const hold = () => {
    // Another page may have taken its place by then.
    if (!part?.checkVisibility() || !frames--) return;
    scrollBy(0, part.getBoundingClientRect().top - place.top);
    requestAnimationFrame(hold);
  };
  hold();
}
