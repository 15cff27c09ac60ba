import { type RefObject, useEffect } from "react";

type Parts = readonly RefObject<HTMLElement | null>[];

/** Calls back on Escape, and when the pointer or focus goes elsewhere than to these parts. */
export function useDismissal(isOpen: boolean, parts: Parts, dismiss: (byKey: boolean) => void) {
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const { signal } = stop;
    const onElsewhere = ({ target }: Event) => {
      const isInside = parts.some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!isInside) dismiss(false);
    };
    document.addEventListener("pointerdown", onElsewhere, { signal });
    document.addEventListener("focusin", onElsewhere, { signal });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && dismiss(true), {
      signal,
    });
    return () => stop.abort();
  });
}
