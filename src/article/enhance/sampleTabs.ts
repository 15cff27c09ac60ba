import { choose, chosen, onChoice } from "../../browser/choices.ts";
import { loadJsonOnce } from "../../browser/loadJson.ts";
import { nextByKey } from "../../lib/nextByKey.ts";
import type { SampleFile } from "../../lib/sampleFile.ts";
import { defaultSampleLanguage } from "../../lib/sampleLanguageIds.ts";
import { SAMPLE_LANGUAGE_KEY } from "../../lib/storageKeys.ts";
import { markTooWide } from "./codeWrap.ts";
import { keepInPlace } from "./keepInPlace.ts";

/** The command that came with the page, which has links, and places to break: it is put back as it was. */
const firstCode = new WeakMap<Element, Node[]>();

/**
 * The language of all samples is one attribute of the document. Samples near the window show it, from a file of their
 * own when it is not the one on the page. Returns the function that watches the samples of a new article.
 */
export function enhanceSampleTabs(): () => void {
  document.addEventListener("click", ({ target }) => {
    const tab = tabOf(target);
    if (tab) chooseLanguage(tab);
  });
  document.addEventListener("keydown", (event) => {
    const tab = tabOf(event.target);
    if (!tab || event.ctrlKey || event.altKey || event.metaKey) return;
    const tabs = tabsIn(tab.parentElement);
    const next = tabs[nextByKey("row", event.key, tabs.indexOf(tab), tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    chooseLanguage(next);
    next.focus();
  });
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting && target instanceof HTMLElement) void showChosen(target);
      }
    },
    { rootMargin: "100%" },
  );
  const watch = () => {
    inView.disconnect();
    for (const samples of document.querySelectorAll("[data-samples]")) inView.observe(samples);
  };
  onChoice(SAMPLE_LANGUAGE_KEY, watch);
  return watch;
}

function chooseLanguage(tab: HTMLElement) {
  const language = tab.dataset["sampleTab"] ?? "";
  keepInPlace(tab, () => choose(SAMPLE_LANGUAGE_KEY, language));
}

async function showChosen(samples: HTMLElement) {
  const language = chosen(SAMPLE_LANGUAGE_KEY) ?? defaultSampleLanguage;
  const shown = samples.dataset["shown"] ?? defaultSampleLanguage;
  select(samples, language);
  if (language === shown) return;
  try {
    const file = (await loadJsonOnce(samples.dataset["samples"] ?? "")) as SampleFile;
    if (chosen(SAMPLE_LANGUAGE_KEY) !== language) return;
    const block = samples.querySelector("pre");
    const code = block?.querySelector("code");
    if (!block || !code) return;
    const first = firstCode.get(samples) ?? [...code.childNodes];
    firstCode.set(samples, first);
    const isFirst = language === defaultSampleLanguage;
    code.replaceChildren(...(isFirst ? first : (file[language] ?? []).map(toNode)));
    // Programs keep their lines.
    block.toggleAttribute("data-wraps", isFirst);
    markTooWide([block]);
    samples.dataset["shown"] = language;
  } catch {
    // The browser has logged why. What was shown stays, and another choice tries again.
    select(samples, shown);
    samples.dataset["shown"] = shown;
  }
}

function toNode(token: SampleFile[string][number]): string | HTMLElement {
  if (typeof token === "string") return token;
  const span = document.createElement("span");
  [span.className, span.textContent] = [`code-${token[0]}`, token[1]];
  return span;
}

function select(samples: HTMLElement, language: string) {
  const panel = samples.querySelector("[role=tabpanel]");
  for (const tab of tabsIn(samples)) {
    const isChosen = tab.dataset["sampleTab"] === language;
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    tab.removeAttribute("aria-controls");
    if (!isChosen || panel === null) continue;
    tab.setAttribute("aria-controls", panel.id);
    panel.ariaLabel = tab.innerText;
    bringIntoRow(tab);
    const title = samples.querySelector("figcaption")?.textContent;
    samples.querySelector("pre")?.setAttribute("aria-label", `${tab.innerText}: ${title}`);
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

function tabsIn(part: Element | null): HTMLElement[] {
  return [...(part?.querySelectorAll<HTMLElement>("[data-sample-tab]") ?? [])];
}
