/** Whether the reader prefers less motion. Read anew each time: the setting can change. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
