/** A link whose card is wanted, and what for: it is under the mouse, has the focus, or was tapped. */
export type CardRequest = { link: HTMLAnchorElement; trigger: "pointer" | "focus" | "tap" };

/** The link around an element, if it may have a card: it is in a block of code, or is nothing but a name or code. */
export function explainedLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("article a") : null;
  if (!(link instanceof HTMLAnchorElement) || link.hash === "") return null;
  const { textContent: text } = link;
  const isName = /^[\w.]+$/.test(text) || text === link.querySelector("code")?.textContent;
  return isName || link.closest("pre") !== null ? link : null;
}

/** Whether a click is the tap of a finger on a plain link. Keys and screen readers follow links as everywhere. */
export function isTap({ detail, ctrlKey, metaKey, shiftKey }: MouseEvent, pointer: string) {
  return pointer === "touch" && detail > 0 && !ctrlKey && !metaKey && !shiftKey;
}
