import { knowsInvokers } from "./browser/invokers.ts";
import { whenIdle } from "./browser/whenIdle.ts";
import { isGoodConnection } from "./lib/connection.ts";
import { keepSidebarScroll } from "./shell/sidebarScroll.ts";

/**
 * The only script a page loads at once. It fetches the shell at the first sign of a person, or when
 * the browser is idle on a good connection. A click on a control that needs the shell is kept until
 * the shell runs, and then made again.
 */
const DELIBERATE = ["pointerdown", "keydown"];
const SIGNS = ["pointermove", "focusin", "scroll", ...DELIBERATE];

/** Where the browser does not know invokers, opening the menu needs the shell too. */
const NEEDS_SHELL = knowsInvokers()
  ? "[data-needs-shell]"
  : "[data-needs-shell], button[commandfor]";

const keptClicks: HTMLElement[] = [];
let _loading: Promise<void> | null = null;

function loadShell(): void {
  _loading ??= import("./entry-client.tsx").then(({ start }) => start()).then(replay, restore);
}

function replay() {
  stopWaiting();
  for (const control of keptClicks) control.click();
}

/**
 * The shell did not come or did not start: the page works without it. What the reader does next tries
 * again; not every movement of the mouse, which would be a storm of requests.
 */
function restore(error: unknown) {
  console.error(error);
  keptClicks.length = 0;
  _loading = null;
  listenFor(DELIBERATE);
}

function keepClick(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest<HTMLElement>(NEEDS_SHELL);
  if (!control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keptClicks.push(control);
  loadShell();
}

function stopWaiting() {
  listenFor([]);
  document.removeEventListener("click", keepClick, true);
}

/** These signs, and no others. */
function listenFor(signs: readonly string[]) {
  for (const sign of SIGNS) window.removeEventListener(sign, loadShell);
  for (const sign of signs) window.addEventListener(sign, loadShell, { passive: true });
}

listenFor(SIGNS);
document.addEventListener("click", keepClick, true);
keepSidebarScroll();

if (document.documentElement.dataset.shell === "now") {
  loadShell();
} else if (isGoodConnection(navigator.connection)) {
  window.addEventListener("load", () => whenIdle(loadShell));
}
