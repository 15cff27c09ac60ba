/** Whether the reader has asked the system for less motion. Asked anew each time: the setting can change. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
