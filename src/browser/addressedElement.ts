import { decoded } from "../lib/decoded.ts";

/** The element that the address names, or null: also for a percent sign that starts no escape. */
export function addressedElement(): HTMLElement | null {
  const id = decoded(location.hash.slice(1));
  return id ? document.getElementById(id) : null;
}
