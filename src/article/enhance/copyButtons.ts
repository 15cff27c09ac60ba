const FEEDBACK_MS = 2000;

export function enhanceCopyButtons(): void {
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
  setTimeout(() => {
    button.dataset["copy"] = "";
  }, FEEDBACK_MS);
}
