/** Runs in the page before anything else. It may not use anything outside itself. */
export function watchState(selectors: readonly string[]): void {
  const state = () =>
    selectors.map((selector) => document.querySelector(selector)?.outerHTML.match(/^<[^>]*>/)?.[0]);
  let clicked: number | null = null;
  let before = "";
  addEventListener(
    "click",
    (event) => {
      clicked ??= event.timeStamp;
      before ||= JSON.stringify(state());
    },
    true,
  );
  const observer = new MutationObserver(() => {
    const start = clicked;
    if (start === null || JSON.stringify(state()) === before) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.reportTime(performance.now() - start);
      };
      port2.postMessage(null);
    });
  });
  observer.observe(document, { attributes: true, childList: true, subtree: true });
}
