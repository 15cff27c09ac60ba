/** Does what `command`, `commandfor` and `closedby` do, for browsers that do not know them yet. */
export function openDialogsWithoutInvokers(): void {
  const hasInvokers = "commandForElement" in HTMLButtonElement.prototype;
  const hasClosedBy = "closedBy" in HTMLDialogElement.prototype;
  document.addEventListener("click", ({ target }) => {
    // A click beside the dialog arrives at the dialog itself.
    if (!hasClosedBy && target instanceof HTMLDialogElement) target.close();
    if (hasInvokers || !(target instanceof Element)) return;
    const button = target.closest("button[commandfor]");
    if (button === null) return;
    const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button.getAttribute("command") === "close") dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}
