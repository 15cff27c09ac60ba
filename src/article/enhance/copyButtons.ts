const FEEDBACK_MS = 2000;
const WORDS = { copied: "Copied", failed: "Not copied" } as const;
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

/** Copies the button's own text, or the code of the block it is in, and says so. */
async function copy(button: HTMLElement) {
  const code = button.closest("[data-code-block]")?.querySelector("code");
  const text = button.dataset["copyText"] ?? code?.textContent ?? "";
  const shown = code ?? button.previousElementSibling ?? button;
  const outcome = (await writeText(text)) || copySelected(shown, text) ? "copied" : "failed";
  button.dataset["copy"] = outcome;
  button.textContent = WORDS[outcome];
  announce(button, outcome === "failed" ? `${WORDS.failed}. The text is selected.` : WORDS.copied);
  clearTimeout(endings.get(button));
  const ending = window.setTimeout(() => {
    button.dataset["copy"] = "";
    button.textContent = "";
    if (announced === button) announce(null, "");
  }, FEEDBACK_MS);
  endings.set(button, ending);
}

async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Permission refused, no secure context, or a click that the loader made: it is no gesture of the reader.
    return false;
  }
}

/** Copies in the older way. Where that is refused too, the text stays selected, ready for the keyboard. */
function copySelected(shown: Element, text: string): boolean {
  const selection = getSelection();
  selection?.selectAllChildren(shown);
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  };
  document.addEventListener("copy", onCopy);
  const isCopied = document.execCommand("copy");
  document.removeEventListener("copy", onCopy);
  if (isCopied) selection?.removeAllRanges();
  return isCopied;
}

function announce(button: HTMLElement | null, words: string): void {
  announced = button;
  if (announcer) announcer.textContent = words;
}
