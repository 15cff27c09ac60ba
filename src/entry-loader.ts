import { isGoodConnection } from "./lib/connection.ts";
import { keepSidebarScroll } from "./shell/sidebarScroll.ts";

/**
 * The only script a page loads at once. It fetches the shell at the first sign of a person, or when
 * the browser is idle on a good connection. A click on a control that needs the shell is kept until
 * the shell runs, and then made again.
 */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];

const keptClicks: HTMLElement[] = [];
let _loading: Promise<void> | null = null;

function loadShell(): void {
  _loading ??= import("./entry-client.tsx").then(({ start }) => start()).then(replay, restore);
}

function replay() {
  stopWaiting();
  for (const control of keptClicks) control.click();
}

/** The shell did not come (the browser has said so in the console): the next sign tries again. */
function restore() {
  keptClicks.length = 0;
  _loading = null;
}

function keepClick(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest<HTMLElement>("[data-needs-shell]");
  if (!control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keptClicks.push(control);
  loadShell();
}

function stopWaiting() {
  for (const sign of SIGNS) window.removeEventListener(sign, loadShell);
  document.removeEventListener("click", keepClick, true);
}

for (const sign of SIGNS) window.addEventListener(sign, loadShell, { passive: true });
document.addEventListener("click", keepClick, true);
keepSidebarScroll();

if (document.documentElement.dataset.shell === "now") {
  loadShell();
} else if (isGoodConnection(navigator.connection)) {
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000));
  window.addEventListener("load", () => whenIdle(loadShell));
}
