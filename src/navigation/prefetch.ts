import { whenIdle } from "../browser/whenIdle.ts";
import { isGoodConnection } from "../lib/connection.ts";
import { fetchAhead } from "./loadPage.ts";
import type { LoadedPage } from "./pageData.ts";
import type { RouteLookup } from "./routeLookup.ts";

type Prepare = (page: LoadedPage) => void;

function prefetch(base: string, path: string, prepare: Prepare): void {
  if (import.meta.env.COPY || !isGoodConnection(navigator.connection)) return;
  fetchAhead(base, path, prepare);
}

/** Fetches a link's page when the link is hovered, focused or touched. Returns the function that ends it. */
export function prefetchOnIntent(base: string, lookup: RouteLookup, prepare: Prepare): () => void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null || link.origin !== location.origin) return;
    const path = lookup(link.pathname);
    if (path !== null && path !== lookup(location.pathname)) prefetch(base, path, prepare);
  };
  // A finger on a link is a pointer over it, too.
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  document.addEventListener("pointerover", onIntent, options);
  document.addEventListener("focusin", onIntent, options);
  return () => listening.abort();
}

/** Fetches a page when the browser is idle, unless the reader has gone to another one by then. */
export function prefetchWhenIdle(base: string, path: string, prepare: Prepare): void {
  const { pathname } = location;
  whenIdle(() => {
    if (location.pathname === pathname) prefetch(base, path, prepare);
  });
}
