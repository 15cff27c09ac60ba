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
  // A key that changes no result is done when its letter is in the field.
  addEventListener("input", afterFrame, true);
  new MutationObserver(afterFrame).observe(document.body, {
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
