/** Mirrors on the root element whether a dialog is open. The style does not let the page behind it scroll. */
export function holdPageBehindDialogs(): void {
  const root = document.documentElement;
  const update = () => {
    root.toggleAttribute("data-dialog", document.querySelector("dialog[open]") !== null);
  };
  // It does not bubble.
  document.addEventListener("toggle", update, true);
}
