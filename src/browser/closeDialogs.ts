export function closeDialogs(): void {
  for (const open of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) open.close();
}

type Click = Pick<MouseEvent, "target" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** A link may lead to a place on the page that a dialog covers. With another key held, it opens elsewhere. */
export function closeDialogsAtLink({ target, ctrlKey, metaKey, shiftKey, altKey }: Click): void {
  if (ctrlKey || metaKey || shiftKey || altKey) return;
  if (target instanceof Element && target.closest("a")) closeDialogs();
}
