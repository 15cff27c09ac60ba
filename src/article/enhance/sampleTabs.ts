import { choose, chosen, onChoice } from "../../browser/choices.ts";
import { SAMPLE_LANGUAGE_KEY } from "../../lib/earlyState.ts";
import { nextByKey } from "../../lib/nextByKey.ts";
import { keepInPlace } from "./keepInPlace.ts";

/**
 * The language of all samples is one attribute of the document, which style sheets follow; here it is changed, and
 * the tabs are kept in step for assistive technology. Returns the function that does so for a new article.
 */
export function enhanceSampleTabs(): () => void {
  document.addEventListener("click", ({ target }) => {
    const tab = tabOf(target);
    if (tab) chooseLanguage(tab);
  });
  document.addEventListener("keydown", (event) => {
    const tab = tabOf(event.target);
    if (!tab || event.ctrlKey || event.altKey || event.metaKey) return;
    const tabs = tabsBeside(tab);
    const next = tabs[nextByKey("row", event.key, tabs.indexOf(tab), tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    chooseLanguage(next);
    next.focus();
  });
  onChoice(SAMPLE_LANGUAGE_KEY, updateTabs);
  return updateTabs;
}

function chooseLanguage(tab: HTMLElement) {
  const language = tab.dataset["sampleTab"] ?? "";
  keepInPlace(tab, () => choose(SAMPLE_LANGUAGE_KEY, language));
}

function updateTabs() {
  for (const tab of document.querySelectorAll<HTMLElement>("[data-sample-tab]")) {
    const isChosen = tab.dataset["sampleTab"] === chosen(SAMPLE_LANGUAGE_KEY);
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    if (isChosen) bringIntoRow(tab);
  }
}

/** On a phone the row of tabs scrolls; only the row may move, not the page. */
function bringIntoRow(tab: HTMLElement) {
  const row = tab.parentElement;
  if (row === null) return;
  const overEnd = tab.offsetLeft + tab.offsetWidth - row.offsetLeft - row.clientWidth;
  const overStart = tab.offsetLeft - row.offsetLeft;
  if (row.scrollLeft < overEnd) row.scrollLeft = overEnd;
  else if (row.scrollLeft > overStart) row.scrollLeft = overStart;
}

function tabOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-sample-tab]") : null;
}

function tabsBeside(tab: HTMLElement): HTMLElement[] {
  return [...(tab.parentElement?.querySelectorAll<HTMLElement>("[data-sample-tab]") ?? [])];
}
