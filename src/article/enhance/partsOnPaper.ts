/**
 * Opens every folded part while the page is printed, and folds it again afterwards. Style sheets do it
 * too (styles/print.css), but only where the browser lets them.
 */
export function openPartsOnPaper(): void {
  let opened: { part: HTMLDetailsElement; name: string }[] = [];
  window.addEventListener("beforeprint", () => {
    const closed = document.querySelectorAll<HTMLDetailsElement>("article details:not([open])");
    opened = [...closed].map((part) => ({ part, name: part.name }));
    for (const { part } of opened) {
      // Of parts that share a name only one may be open.
      part.name = "";
      part.open = true;
    }
  });
  window.addEventListener("afterprint", () => {
    for (const { part, name } of opened) {
      part.open = false;
      part.name = name;
    }
    opened = [];
  });
}
