import { withBase } from "../lib/basePath.ts";
import type { RouteLookup } from "./routeLookup.ts";

/** The page that this navigation should show without a page load, or null when the browser handles it. */
export function interceptedPath(
  event: NavigateEvent,
  lookup: RouteLookup,
  shownPath: string,
): string | null {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType, destination } =
    event;
  if (!canIntercept || downloadRequest !== null || formData !== null) return null;
  if (navigationType === "reload") return null;
  // Our own history.replaceState: the page stays.
  if (navigationType === "replace" && destination.sameDocument && !hashChange) return null;
  const path = lookup(new URL(destination.url).pathname);
  // A jump within the page in view. While another page is loading, the address is already that
  // page's, and a jump has to show it.
  return hashChange && path === shownPath ? null : path;
}

/** What a navigation that the browser handles does to this document. */
export type BrowserHandled = "download" | "leaving";

export function browserHandled(event: NavigateEvent): BrowserHandled | null {
  if (event.downloadRequest !== null) return "download";
  return event.destination.sameDocument ? null : "leaving";
}

/** Shows the bare path when a page was reached under `.html` or with a trailing slash. */
export function normaliseAddress(base: string, lookup: RouteLookup): void {
  const path = lookup(location.pathname);
  if (path === null || location.pathname === withBase(base, path)) return;
  const address = withBase(base, path) + location.search + location.hash;
  history.replaceState(history.state, "", address);
}
