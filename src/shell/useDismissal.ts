import { type RefObject, useEffect } from "react";

type Parts = readonly RefObject<HTMLElement | null>[];

/**
 * Calls back on Escape, and when the pointer or focus goes elsewhere than to these parts. Whether they are open is asked
 * then: the browser can open them before React hears of it.
 */
export function useDismissal(
  isOpen: () => boolean,
  parts: Parts,
  dismiss: (byKey: boolean) => void,
) {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const onElsewhere = ({ target }: Event) => {
      const isInside = parts.some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!isInside && isOpen()) dismiss(false);
    };
    document.addEventListener("pointerdown", onElsewhere, { signal });
    document.addEventListener("focusin", onElsewhere, { signal });
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && isOpen() && dismiss(true);
    document.addEventListener("keydown", onKey, { signal });
    return () => stop.abort();
  });
}
