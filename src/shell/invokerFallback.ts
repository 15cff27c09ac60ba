/** Does what `command` and `commandfor` do, for browsers that do not know these attributes yet. */
export function openMenusWithoutInvokers(): void {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button[commandfor]") : null;
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "close") dialog.close();
    else dialog.showModal();
  });
}
