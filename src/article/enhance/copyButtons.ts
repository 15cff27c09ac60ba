import { announce, prepareAnnouncements } from "../../browser/announce.ts";
import { copyText } from "../../browser/clipboard.ts";
import { COPY_FEEDBACK_MS, COPY_WORDS } from "../../lib/copyFeedback.ts";

/** What ends the feedback of each button that gives some. */
const endings = new WeakMap<HTMLElement, number>();

/** The button whose outcome was announced last. */
let announced: HTMLElement | null = null;

export function enhanceCopyButtons(): void {
  prepareAnnouncements();
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button[data-copy]") : null;
    if (button instanceof HTMLElement) void copy(button);
  });
}

/** Copies the button's own text, or the code of the block it is in, and says so. */
async function copy(button: HTMLElement) {
  const code = button.closest("[data-code-block]")?.querySelector("code");
  const text = button.dataset["copyText"] ?? code?.textContent ?? "";
  const shown = code ?? button.previousElementSibling ?? button;
  const outcome = (await copyText(text, shown)) ? "copied" : "failed";
  button.dataset["copy"] = outcome;
  button.textContent = COPY_WORDS[outcome];
  announced = button;
  announce(
    outcome === "failed" ? `${COPY_WORDS.failed}. The text is selected.` : COPY_WORDS.copied,
  );
  clearTimeout(endings.get(button));
  const ending = window.setTimeout(() => {
    button.dataset["copy"] = "";
    button.textContent = "";
    if (announced === button) announce("");
  }, COPY_FEEDBACK_MS);
  endings.set(button, ending);
}
