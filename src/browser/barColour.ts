import { COLOUR_MODE_KEY } from "../lib/storageKeys.ts";
import { onChoice } from "./choices.ts";

/** Keeps the browser's own bars in the colour of the page, which the early script gave them. */
export function followPageColour(): void {
  const follow = () => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    for (const tag of document.querySelectorAll('meta[name="theme-color"]')) {
      tag.setAttribute("content", backgroundColor);
    }
  };
  onChoice(COLOUR_MODE_KEY, follow);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", follow);
}
