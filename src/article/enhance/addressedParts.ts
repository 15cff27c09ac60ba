import { addressedElement } from "../../browser/addressedElement.ts";
import { kebabCase } from "../../lib/slug.ts";
import { resetFilter } from "./filters.ts";

/**
 * Opens every collapsed part around the element that the address names. Browsers do so themselves on
 * a page load; older ones do not, and none does for an article that came after its address. A filter that hides the
 * element is reset.
 * Returns the function that does so for the current address.
 */
export function openAddressedParts(): () => void {
  const open = () => {
    const target = addressedElement();
    if (target === null) return afterNavigation(correctAddress);
    const closed = closedPartsAround(target);
    const isFiltered = target.getClientRects().length === 0 && resetFilter();
    if (closed.length === 0 && !isFiltered) return;
    for (const part of closed) part.open = true;
    target.scrollIntoView();
  };
  window.addEventListener("hashchange", open);
  return open;
}

/** Corrects a fragment that is spelt like its field: `#admin_district` to `#admin-district`. */
function correctAddress(): void {
  const id = correctedId(location.hash);
  if (id !== null && document.getElementById(id)) location.replace(`#${id}`);
}

/** The id that a misspelt fragment means, or null. One without a letter or digit means none. */
export function correctedId(fragment: string): string | null {
  if (!/[a-z0-9]/i.test(fragment)) return null;
  const id = kebabCase(fragment);
  return id === fragment.slice(1) ? null : id;
}

/** To replace the address would abort a navigation that is still under way. */
function afterNavigation(work: () => void): void {
  const underWay = window.navigation?.transition;
  // Where it fails, the page that was wanted is not there.
  if (underWay) underWay.finished.then(work, () => undefined);
  else work();
}

function closedPartsAround(element: Element): HTMLDetailsElement[] {
  const closed = document.querySelectorAll<HTMLDetailsElement>("details:not([open])");
  return [...closed].filter((part) => part.contains(element));
}
