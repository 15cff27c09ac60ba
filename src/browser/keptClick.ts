import { KEPT_CLICK_KEY } from "../lib/storageKeys.ts";
import { isServerUp } from "./isServerUp.ts";
import { forget, readStored, store } from "./safeStorage.ts";

/** Controls that work when the shell has come: those of articles, and others that say so. */
export const NEEDS_SHELL = "[data-copy],[data-sample-tab],[data-needs-shell]";

/** The click that this document was loaded again for, if it was. */
let clickBeforeReload: string | null = null;

/**
 * Loads the page again for a click on a control that needs a file which may be gone after a deploy, and has it made
 * there: once. Resolves with false where that is no help.
 */
export async function reloadForClick(control: HTMLElement): Promise<boolean> {
  if (clickBeforeReload !== null || !(await isServerUp())) return false;
  store(KEPT_CLICK_KEY, describe(control), "sessionStorage");
  location.reload();
  return true;
}

/** The control of the click that this document was reloaded for. Call it once, when the document is new. */
export function controlBeforeReload(): HTMLElement | undefined {
  clickBeforeReload = readStored(KEPT_CLICK_KEY, "sessionStorage");
  if (clickBeforeReload === null) return undefined;
  forget(KEPT_CLICK_KEY, "sessionStorage");
  return controls().find((candidate) => describe(candidate) === clickBeforeReload);
}

function controls(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(NEEDS_SHELL)];
}

/** Position and text: after a deploy another control may be in the same position. */
function describe(control: HTMLElement): string {
  return `${controls().indexOf(control)} ${control.textContent}`;
}
