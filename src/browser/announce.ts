/** What a button shows, it cannot announce: browsers read a button as one label. */
let announcer: HTMLElement | null = null;

/** To be there before the first announcement: a new element is not read. */
export function prepareAnnouncements(): void {
  announcer = document.createElement("p");
  announcer.className = "visually-hidden";
  announcer.role = "status";
  document.body.append(announcer);
}

export function announce(words: string): void {
  if (announcer) announcer.textContent = words;
}
