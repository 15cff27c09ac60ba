/** A browser that is never idle, or forgets to say so, is not waited for any longer. */
const LONGEST_WAIT = 2000;

/** Does something that can wait when the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: LONGEST_WAIT });
  else setTimeout(work, LONGEST_WAIT);
}
