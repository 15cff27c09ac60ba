/** The element that the address names, or null. */
export function addressedElement(): HTMLElement | null {
  const id = location.hash.slice(1);
  if (id === "") return null;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // Not an address of ours: a percent sign that starts no escape.
    return null;
  }
}
