const SHORTEST = 120;
/** With reduced motion the change is over before it can be seen, but the same code runs. */
const REDUCED_DURATION = 1;

/** Tall content takes longer, though not in proportion: it grows with the square root of the height. */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  return reducedMotion ? REDUCED_DURATION : Math.round(SHORTEST + 8 * Math.sqrt(height));
}

/** The <details> that are opening or closing now. */
const motions = new WeakMap<HTMLDetailsElement, { animation: Animation; opens: boolean }>();

/**
 * Opens or closes a <details> with motion, and says which. If it is moving already, it turns round from where it is.
 */
export function toggleDetails(details: HTMLDetailsElement, onRest: () => void): boolean {
  const content = details.querySelector<HTMLElement>(":scope > :not(summary)");
  if (content === null) return details.open;
  const running = motions.get(details);
  const opens = !(running?.opens ?? details.open);
  const from = running || !opens ? content.offsetHeight : 0;
  running?.animation.cancel();
  details.open = true;
  const height = content.scrollHeight;
  const animation = content.animate(
    [from, opens ? height : 0].map((end) => ({ height: `${end}px`, overflow: "clip" })),
    {
      duration: collapseDuration(height, matchMedia("(prefers-reduced-motion: reduce)").matches),
      easing: "ease-in-out",
      fill: "forwards",
    },
  );
  motions.set(details, { animation, opens });
  animation.onfinish = () => {
    motions.delete(details);
    details.open = opens;
    animation.cancel();
    onRest();
  };
  return opens;
}
