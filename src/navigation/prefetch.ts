import { whenIdle } from "../browser/whenIdle.ts";
import { isGoodConnection } from "../lib/connection.ts";
import { fetchAhead } from "./loadPage.ts";
import type { RouteLookup } from "./routeLookup.ts";

/**
 * Fetches a link's page when the link is hovered, focused or touched, and when it has come into view
 * and the browser is idle. Returns the function that ends it.
 */
export function startPrefetching(base: string, lookup: RouteLookup): () => void {
  const consider = (link: HTMLAnchorElement) => {
    if (!isGoodConnection(navigator.connection) || link.origin !== location.origin) return;
    const path = lookup(link.pathname);
    if (path !== null && path !== lookup(location.pathname)) fetchAhead(base, path);
  };
  // A finger on a link is a pointer over it, too.
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link) consider(link);
  };
  const intents = ["pointerover", "focusin"] as const;
  for (const type of intents) document.addEventListener(type, onIntent, { passive: true });

  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      seen.unobserve(target);
      whenIdle(() => consider(target));
    }
  });
  const observeLinks = () => {
    for (const link of document.querySelectorAll("a")) seen.observe(link);
  };
  observeLinks();
  const changes = new MutationObserver(observeLinks);
  changes.observe(document.body, { childList: true, subtree: true });

  return () => {
    for (const type of intents) document.removeEventListener(type, onIntent);
    seen.disconnect();
    changes.disconnect();
  };
}
