import { type RefObject, useEffect } from "react";

/** A screen keyboard covers a part of the window that style sheets know nothing of: the dialog stays above it. */
export function useKeyboardSpace(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    const dialog = field.current?.closest("dialog");
    if (!visualViewport || !dialog) return;
    const update = () => {
      // Enlarged with two fingers, the visible part is small without a keyboard.
      const isZoomed = visualViewport.scale > 1;
      const set = (name: string, pixels: number) =>
        isZoomed
          ? dialog.style.removeProperty(name)
          : dialog.style.setProperty(name, `${pixels}px`);
      set("--visible-top", visualViewport.offsetTop);
      set("--visible-height", visualViewport.height);
    };
    update();
    visualViewport.addEventListener("resize", update);
    visualViewport.addEventListener("scroll", update);
    return () => {
      visualViewport.removeEventListener("resize", update);
      visualViewport.removeEventListener("scroll", update);
    };
  }, [field]);
}
