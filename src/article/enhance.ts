/**
 * What a reader can do inside an article, as listeners on the document: the article is plain markup
 * and is replaced whole on navigation. Everything here is an extra; the text reads without it.
 */
export function enhanceArticle(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
    if (button) void copy(button);
  });
}

const FEEDBACK_MS = 2000;

/** Copies the text of the code block the button stands in, and says so. */
async function copy(button: HTMLElement) {
  const code = button.closest("[data-code-block]")?.querySelector("code")?.textContent ?? "";
  let outcome = "copied";
  try {
    await navigator.clipboard.writeText(code);
  } catch {
    // Permission refused or no secure context: the reader is told, and can select the text.
    outcome = "failed";
  }
  button.dataset.copy = outcome;
  setTimeout(() => {
    button.dataset.copy = "";
  }, FEEDBACK_MS);
}
