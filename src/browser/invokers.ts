/** Whether a button's `command` and `commandfor` do their work without a script. */
export function knowsInvokers(): boolean {
  return "commandForElement" in HTMLButtonElement.prototype;
}
