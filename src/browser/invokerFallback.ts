/** Does what `command`, `commandfor` and `closedby` do, for browsers that do not know them yet. */
export function openMenusWithoutInvokers(): void {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  document.addEventListener("click", ({ target }) => {
    // A click beside the dialog arrives at the dialog itself.
    if (target instanceof HTMLDialogElement) target.close();
    const button = target instanceof Element ? target.closest("button[commandfor]") : null;
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "close") dialog.close();
    else dialog.showModal();
  });
}
