import { addressedElement } from "./browser/addressedElement.ts";
import { afterPaint } from "./browser/afterPaint.ts";
import { followPageColour } from "./browser/barColour.ts";
import { makeChoicesByButton } from "./browser/choiceButtons.ts";
import { onChoice } from "./browser/choices.ts";
import { openDialogsWithoutInvokers } from "./browser/dialogsWithoutInvokers.ts";
import { followMovedPlace } from "./browser/followMovedPlace.ts";
import { holdPageBehindDialogs } from "./browser/holdPageBehindDialogs.ts";
import { controlBeforeReload, NEEDS_SHELL, reloadForClick } from "./browser/keptClick.ts";
import { returnToPlace } from "./browser/returnToPlace.ts";
import { keepSearchEnter } from "./browser/searchEnter.ts";
import { openSearchWithKeys } from "./browser/searchShortcut.ts";
import { preloadScript, verifiedFile } from "./browser/verifiedFile.ts";
import { whenIdle } from "./browser/whenIdle.ts";
import { isGoodConnection } from "./lib/connection.ts";
import { SEARCH_FAILED_ID, STYLE_ID } from "./lib/documentIds.ts";
import { defaultSampleLanguage } from "./lib/sampleLanguageIds.ts";
import { SAMPLE_LANGUAGE_KEY } from "./lib/storageKeys.ts";
import { keepSidebarScroll } from "./shell/sidebarScroll.ts";

/**
 * The only script a page loads at once. It starts the shell at the first sign of a person. On a good connection the
 * shell has been fetched by then, when the browser was idle. A click on a control that needs the shell is kept until
 * the shell runs, and then made again.
 */
const DELIBERATE = ["pointerdown", "keydown"];
const SIGNS = ["pointermove", "focusin", "scroll", ...DELIBERATE];

/** This script may come before the end of the document. The shell, and what looks at the page, wait for that. */
const parsed = new Promise<void>((resolve) => {
  if (document.readyState !== "loading") resolve();
  else document.addEventListener("DOMContentLoaded", () => setTimeout(resolve));
});

const keptClicks: HTMLElement[] = [];
let isLoading = false;
let fetched: Promise<void> | null = null;

function loadShell(): void {
  if (isLoading) return;
  isLoading = true;
  void startShell().then(replay, recover);
}

function fetchShell(): Promise<void> {
  fetched ??= preloadScript(verifiedFile("file:entry-client"));
  return fetched;
}

function fetchShellAhead() {
  // If somebody waits for the shell by then, it is reported there.
  fetchShell().catch((error: unknown) => (isLoading ? undefined : recover(error)));
}

async function startShell() {
  await Promise.all([parsed, fetchShell()]);
  // What the person did is shown first: to style the page again takes longer.
  await new Promise<void>((resolve) => afterPaint(resolve));
  applyWholeStyle();
  const { start } = await import("./entry-client.tsx");
  showSearchFailed(false);
  await start();
}

/** The note in the search dialog, which opens without the shell, and finds nothing without it. */
function showSearchFailed(hasFailed: boolean) {
  const note = document.getElementById(SEARCH_FAILED_ID);
  if (note === null) return;
  // Pressing Retry loads the shell, which may come before the button is released. The button goes, and focus with it.
  if (!hasFailed && note.contains(document.activeElement)) {
    note.closest("dialog")?.querySelector("input")?.focus();
  }
  note.hidden = !hasFailed;
}

/**
 * Until now the page has only its own rules. Other pages need more, and so does whatever a person opens or presses.
 * A second link after all others, because Chromium lays out the whole page when cascade layers change before the last one.
 */
function applyWholeStyle() {
  const style = document.getElementById(STYLE_ID);
  if (!(style instanceof HTMLLinkElement)) return;
  style.id = "";
  document.head.append(Object.assign(style.cloneNode(), { media: "all" }));
}

function replay() {
  stopWaiting();
  for (const control of keptClicks) control.click();
}

/**
 * The shell did not come or did not start: the page works without it. Its file may be gone after a deploy, and
 * Firefox never fetches a module again that failed once, so a click that needs the shell reloads the page, once.
 * Otherwise the reader's next action tries again, though not every movement of the mouse.
 */
async function recover(error: unknown) {
  console.error(error);
  const control = keptClicks.at(-1);
  if (control && (await reloadForClick(control))) return;
  // It may lead somewhere without the shell, too. The reader may have clicked again meanwhile.
  const lastClick = keptClicks.at(-1);
  if (lastClick instanceof HTMLAnchorElement) location.assign(lastClick.href);
  keptClicks.length = 0;
  isLoading = false;
  fetched = null;
  showSearchFailed(true);
  listenFor(DELIBERATE);
}

function makeClickBeforeReload() {
  const control = controlBeforeReload();
  if (control === undefined) return;
  control.focus({ preventScroll: true });
  keptClicks.push(control);
  loadShell();
}

function keepClick(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest<HTMLElement>(NEEDS_SHELL);
  if (!control) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  // Browsers open it in another tab or window.
  if (control instanceof HTMLAnchorElement && (ctrlKey || metaKey || shiftKey)) return;
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

const { dataset } = document.documentElement;

/** Samples in another language than the first are not on the page: the shell fetches them. */
function needsSamples(): boolean {
  return (
    dataset.sampleLanguage !== defaultSampleLanguage &&
    document.querySelector("[data-samples]") !== null
  );
}

/** The address names a place that is not there, or closed: the shell knows other spellings, and opens it and what is around it. */
function needsPlace(): boolean {
  const place = addressedElement();
  return (
    location.hash !== "" && (!place?.checkVisibility?.() || place.matches("details:not([open])"))
  );
}

function begin() {
  listenFor(SIGNS);
  document.addEventListener("click", keepClick, true);
  makeChoicesByButton();
  followPageColour();
  openDialogsWithoutInvokers();
  holdPageBehindDialogs();
  openSearchWithKeys();
  keepSearchEnter();
  // The language may be chosen in another tab, also while this page is in the back/forward cache.
  onChoice(SAMPLE_LANGUAGE_KEY, () => {
    if (needsSamples()) loadShell();
  });
  void parsed.then(() => {
    keepSidebarScroll();
    makeClickBeforeReload();
    if (dataset.shell === "now" || needsSamples()) loadShell();
  });
  // Browsers have opened what the address names by then.
  window.addEventListener("load", () => {
    if (needsPlace()) loadShell();
    else if (isGoodConnection(navigator.connection)) whenIdle(fetchShellAhead);
  });
}

void parsed.then(followMovedPlace).then(returnToPlace);
// A browser without these is too old for the shell: its reader gets the page that there is without scripts.
if (window.HTMLDialogElement && window.IntersectionObserver) begin();
else delete dataset.script;
