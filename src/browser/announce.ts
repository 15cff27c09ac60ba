/** Speaks for buttons: screen readers do not report when their words change. */
let announcer: HTMLElement | null = null;

/** Call before the first announcement: a new element is not read. */
export function prepareAnnouncements(): void {
  announcer = document.createElement("p");
  announcer.className = "visually-hidden";
  announcer.role = "status";
  document.body.append(announcer);
}

export function announce(words: string): void {
  if (announcer) announcer.textContent = words;
}
