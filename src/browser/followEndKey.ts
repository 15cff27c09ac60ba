import { afterPaint } from "./afterPaint.ts";

/** In ms: scrolling that ends later has another cause. */
const MAX_SCROLL_MS = 3000;

/**
 * Takes a reader who presses End to the end of the page. Parts that are laid out on the way make it longer, and the
 * browser stops short of the new end: this scrolls on until nothing is left below.
 */
export function followEndKey(): void {
  let pressed = Number.NEGATIVE_INFINITY;
  const forget = () => {
    pressed = Number.NEGATIVE_INFINITY;
  };
  const goOn = () => {
    if (performance.now() - pressed > MAX_SCROLL_MS) return;
    if (isAtEnd()) forget();
    else window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  };
  window.addEventListener("keydown", ({ key, metaKey, shiftKey, defaultPrevented }) => {
    const isEnd = key === "End" || (key === "ArrowDown" && metaKey);
    // In a list of names, End leads to the last name.
    if (isEnd && !shiftKey && !defaultPrevented && !isAtEnd()) pressed = performance.now();
    else forget();
  });
  for (const other of ["wheel", "pointerdown", "popstate"]) {
    window.addEventListener(other, forget, { passive: true });
  }
  // What has come near is laid out by then.
  document.addEventListener("scrollend", () => afterPaint(goOn));
}

function isAtEnd(): boolean {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight - clientHeight - scrollTop < 1;
}
