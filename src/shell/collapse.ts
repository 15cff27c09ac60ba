import { prefersReducedMotion } from "../browser/motion.ts";

const SHORTEST = 120;
/** With reduced motion the change is over before it can be seen, but the same code runs. */
const REDUCED_DURATION = 1;

/** Tall content takes longer, though not in proportion: it grows with the square root of the height. */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  return reducedMotion ? REDUCED_DURATION : Math.round(SHORTEST + 8 * Math.sqrt(height));
}

/** Opens or closes a <details>, drawing its content out or in. Resolves when it has come to rest. */
export async function animateDetails(details: HTMLDetailsElement, open: boolean): Promise<void> {
  const content = details.querySelector<HTMLElement>(":scope > :not(summary)");
  if (content === null) {
    details.open = open;
    return;
  }
  if (open) details.open = true;
  const height = content.scrollHeight;
  const frames = [
    { height: "0", overflow: "clip" },
    { height: `${height}px`, overflow: "clip" },
  ];
  await content.animate(open ? frames : frames.reverse(), {
    duration: collapseDuration(height, prefersReducedMotion()),
    easing: "ease-in-out",
  }).finished;
  details.open = open;
}
