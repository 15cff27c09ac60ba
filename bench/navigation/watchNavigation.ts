/**
 * Runs in every document before anything else. It may not use anything outside itself. The click may lead to another
 * document, so its time is kept in the session, as time of day.
 */
export function watchNavigation(): void {
  const heading = () => document.querySelector("h1")?.textContent?.trim() ?? "";
  let isSeen = false;
  const look = () => {
    const clicked = sessionStorage.getItem("bench-click");
    const now = heading();
    if (isSeen || clicked === null) return;
    if (now === "" || now === sessionStorage.getItem("bench-heading")) return;
    isSeen = true;
    // A message that is sent in a frame arrives after the frame has been painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.reportTime(performance.timeOrigin + performance.now() - Number(clicked));
      };
      port2.postMessage(null);
    });
  };
  addEventListener(
    "click",
    (event) => {
      isSeen = false;
      sessionStorage.setItem("bench-heading", heading());
      sessionStorage.setItem("bench-click", String(performance.timeOrigin + event.timeStamp));
    },
    true,
  );
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
