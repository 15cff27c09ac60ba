/** Whether a button's `command` and `commandfor` work without a script. */
export function supportsInvokers(): boolean {
  return "commandForElement" in HTMLButtonElement.prototype;
}
