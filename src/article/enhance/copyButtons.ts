const FEEDBACK_MS = 2000;

/** What a button shows, it cannot announce: browsers read a button as one label. */
let announcer: HTMLElement | null = null;

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
  announce(button.querySelector(`[data-state="${outcome}"]`)?.textContent ?? "");
  setTimeout(() => {
    button.dataset["copy"] = "";
    announce("");
  }, FEEDBACK_MS);
}

function announce(words: string): void {
  if (announcer) announcer.textContent = words;
}
