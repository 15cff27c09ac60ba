/** A change may move what stands above the control that made it: the control stays where the reader has it. */
export function keepInPlace(control: HTMLElement, change: () => void): void {
  const before = control.getBoundingClientRect().top;
  change();
  const moved = control.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
}
