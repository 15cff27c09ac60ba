import { onStoredElsewhere, readStoredChoice, store } from "../../browser/safeStorage.ts";
import { SAMPLE_LANGUAGE_KEY } from "../../lib/earlyState.ts";
import {
  defaultSampleLanguage,
  type SampleLanguageId,
  sampleLanguageIds,
} from "../../lib/sampleLanguageIds.ts";
import { keepInPlace } from "./keepInPlace.ts";
import { nextTab } from "./nextTab.ts";

/**
 * The language of all samples is one attribute of the document, which style sheets follow; here it
 * is changed, remembered, and told to assistive technology. Gives the function that tells it for an
 * article that has just come.
 */
export function enhanceSampleTabs(): () => void {
  document.addEventListener("click", ({ target }) => {
    const tab = tabOf(target);
    if (tab) choose(tab);
  });
  document.addEventListener("keydown", (event) => {
    const tab = tabOf(event.target);
    if (!tab || event.ctrlKey || event.altKey || event.metaKey) return;
    const tabs = tabsBeside(tab);
    const next = tabs[nextTab(event.key, tabs.indexOf(tab), tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    next.focus();
  });
  onStoredElsewhere(SAMPLE_LANGUAGE_KEY, () =>
    show(readStoredChoice(SAMPLE_LANGUAGE_KEY, sampleLanguageIds) ?? defaultSampleLanguage),
  );
  return tellTabs;
}

function choose(tab: HTMLElement) {
  const language = sampleLanguageIds.find((id) => id === tab.dataset["sampleTab"]);
  if (language === undefined) return;
  keepInPlace(tab, () => show(language));
  store(SAMPLE_LANGUAGE_KEY, language);
}

function show(language: SampleLanguageId) {
  document.documentElement.dataset["sample"] = language;
  tellTabs();
}

function tellTabs() {
  const chosen = document.documentElement.dataset["sample"];
  for (const tab of document.querySelectorAll<HTMLElement>("[data-sample-tab]")) {
    const isChosen = tab.dataset["sampleTab"] === chosen;
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
