const FEEDBACK_MS = 2000;
/** What ends the feedback of each button that gives some. */
const endings = new WeakMap<HTMLElement, number>();

/** What a button shows, it cannot announce: browsers read a button as one label. */
let announcer: HTMLElement | null = null;
/** The button whose outcome was announced last. */
let announced: HTMLElement | null = null;

export function enhanceCopyButtons(): void {
  announcer = document.createElement("p");
  announcer.className = "visually-hidden";
  announcer.role = "status";
  document.body.append(announcer);
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
    if (button) void copy(button);
  });
}

/** Copies the button's own text, or the code of the block it stands in, and says so. */
async function copy(button: HTMLElement) {
  const block = button.closest("[data-code-block]");
  const text = button.dataset["copyText"] ?? block?.querySelector("code")?.textContent ?? "";
  let outcome = "copied";
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Permission refused or no secure context: the reader is told, and can select the text.
    outcome = "failed";
  }
  button.dataset["copy"] = outcome;
  announce(button, button.querySelector(`[data-state="${outcome}"]`)?.textContent ?? "");
  clearTimeout(endings.get(button));
  const ending = window.setTimeout(() => {
    button.dataset["copy"] = "";
    if (announced === button) announce(null, "");
  }, FEEDBACK_MS);
  endings.set(button, ending);
}

function announce(button: HTMLElement | null, words: string): void {
  announced = button;
  if (announcer) announcer.textContent = words;
}
