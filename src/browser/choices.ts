import type { MirroredChoice } from "../lib/earlyState.ts";
import { dropUnless, store } from "./safeStorage.ts";

/** What the reader has chosen. The early script keeps the attribute equal to what is stored. */
export function chosen(key: string): string | null {
  return document.documentElement.getAttribute(`data-${key}`);
}

export function choose(key: string, value: string): void {
  document.documentElement.setAttribute(`data-${key}`, value);
  store(key, value);
}

/** Runs the work whenever the choice changes, in this tab or another. */
export function onChoice(key: string, work: () => void): void {
  new MutationObserver(work).observe(document.documentElement, {
    attributeFilter: [`data-${key}`],
  });
}

export function dropUnknownChoices(choices: readonly MirroredChoice[]): void {
  for (const { key, values, fallback } of choices) {
    // Without a fallback any value is possible: an announcement dismissed long ago is valid.
    if (fallback !== null) dropUnless(key, values);
  }
}
