import { prefersReducedMotion } from "../browser/motion.ts";

/**
 * Makes a change of the page with a short cross-fade, where the browser has one and the reader allows
 * motion. Resolves as soon as the change is made; the fade goes on by itself and may be cut short.
 */
export async function withViewTransition(change: () => Promise<void>): Promise<void> {
  if (prefersReducedMotion() || document.hidden || document.startViewTransition === undefined) {
    return change();
  }
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  // Rejected when a newer change cuts the fade short, which is no error.
  ready.catch(() => undefined);
  await updateCallbackDone;
}
