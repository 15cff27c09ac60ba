import { nameByKey } from "../../lib/nameByKey.ts";

const HINT = "The up and down arrow keys move through the field names.";

/**
 * The names in a block of JSON are links that Tab passes over: the block is one stop. Arrow keys, Home and End move
 * through them, Escape leads back to the block.
 */
export function enhanceNames(): void {
  document.addEventListener("focusin", ({ target }) => {
    const block = blockOf(target);
    if (block === target && namesIn(block).length > 0)
      block?.setAttribute("aria-description", HINT);
  });
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    const block = blockOf(target);
    if (!(target instanceof HTMLElement) || block === null || event.defaultPrevented) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const names = namesIn(block);
    const current = names.indexOf(target);
    const next =
      key === "Escape" && current >= 0 ? block : names[nameByKey(key, current, names.length)];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  });
}

function blockOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest("pre") : null;
}

function namesIn(block: Element | null): HTMLElement[] {
  return [...(block?.querySelectorAll("a") ?? [])];
}
