/** Runs in the page: where to click on an element, in view and not covered; otherwise what is in the way. */
export function pointOf(element: HTMLElement): { x: number; y: number } | string {
  const centre = () => {
    const { left, top, width, height } =
      element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const hit = () => {
    const { x, y } = centre();
    return document.elementFromPoint(x, y);
  };
  const isMoving = document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === "running" &&
        effect instanceof KeyframeEffect &&
        effect.target?.contains(element),
    );
  if (isMoving) return "it moves";
  if (element.contains(hit())) return centre();
  // What comes into view is laid out late, and moves.
  element.scrollIntoView({ block: "center", behavior: "instant" });
  return `covered by ${hit()?.outerHTML.slice(0, 80)}, or out of view until now`;
}
