declare global {
  interface Window {
    benchKey?: { pressed: number; painted: number; changed: number };
  }
}

/** Runs in the page once the search is open. It may not use anything outside itself. */
export function watchKeys(): void {
  const key = { pressed: 0, painted: 0, changed: 0 };
  window.benchKey = key;
  const afterFrame = () => {
    key.changed = performance.now();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        key.painted = performance.now();
      };
      port2.postMessage(null);
    });
  };
  addEventListener(
    "keydown",
    (event) => {
      key.pressed = event.timeStamp;
    },
    true,
  );
  // Results further down, and what only screen readers are told, may come when a person pauses.
  const isSeen = ({ target, addedNodes, removedNodes }: MutationRecord) => {
    const changed = addedNodes.length > 0 && removedNodes.length === 0 ? [...addedNodes] : [target];
    return changed.some((node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const { left = 0, top = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
      const shown = document.elementFromPoint(left + width / 2, Math.max(top, 0) + 1);
      return element?.contains(shown) && width > 1;
    });
  };
  // A key that changes no result is done when its letter is in the field.
  addEventListener("input", afterFrame, true);
  new MutationObserver((records) => {
    if (records.some(isSeen)) afterFrame();
  }).observe(document.body, {
    childList: true,
    characterData: true,
    attributes: true,
    subtree: true,
  });
}

/** The milliseconds from the last key to the last frame that changed anything, once nothing changes any more. */
export function lastKey(quiet: number): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const key = window.benchKey;
      const isOver = key !== undefined && performance.now() - key.changed > quiet;
      if (isOver && key.painted >= key.changed) resolve(key.painted - key.pressed);
      else setTimeout(look, 20);
    };
    look();
  });
}
