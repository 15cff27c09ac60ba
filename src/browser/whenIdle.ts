/** A browser that is never idle, or forgets to say so, is not waited for any longer. */
const MAX_WAIT_MS = 2000;

/** Does something that can wait when the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: MAX_WAIT_MS });
  else setTimeout(work, MAX_WAIT_MS);
}
