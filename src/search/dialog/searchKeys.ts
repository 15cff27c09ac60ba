/** Keys that an input method uses are not the dialog's. Safari ends with one of code 229 after the composition. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

/** Without any other key held, which would select text or call the browser. */
export function isPlain(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  return !isComposing(event) && !ctrlKey && !metaKey && !altKey && !shiftKey;
}
