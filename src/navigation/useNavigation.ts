import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { withBase } from "../lib/basePath.ts";
import { forgetFailure, hasFailedBefore, rememberFailure } from "./failedOnce.ts";
import { loadPage } from "./loadPage.ts";
import type { LoadedPage } from "./pageData.ts";
import type { RouteLookup } from "./routeLookup.ts";
import { trustedHtml } from "./trustedHtml.ts";

/** What stands in the content area. */
export type View =
  | { kind: "page"; page: LoadedPage }
  | { kind: "loading"; path: string }
  | { kind: "failed"; path: string; reason: string };

export type NavigationState = {
  view: View;
  /** True while the next page is on its way. */
  pending: boolean;
  /** Tries to load a page that failed to load. */
  retry: () => void;
};

type Options = { initial: LoadedPage; base: string; lookup: RouteLookup; onArrival: () => void };

/**
 * Navigation inside the site without page loads, on the browser's Navigation API: it brings history,
 * scroll positions and abort. A browser without it follows links as it always did.
 */
export function useNavigation({ initial, base, lookup, onArrival }: Options): NavigationState {
  const [view, setView] = useState<View>({ kind: "page", page: initial });
  const [pending, setPending] = useState(false);
  const hasContent = useRef(true);
  hasContent.current = view.kind === "page";

  const show = useCallback(
    async (path: string, signal: AbortSignal) => {
      setPending(true);
      if (!hasContent.current) setView({ kind: "loading", path });
      try {
        const page = await loadPage(base, path, signal);
        // Another build has been deployed: its shell has to come with its pages.
        if (page.build !== initial.build) return await loadDocument();
        const { html, ...data } = page;
        flushSync(() => setView({ kind: "page", page: { ...data, html: trustedHtml(html) } }));
        forgetFailure();
        normaliseAddress(withBase(base, path), lookup);
        onArrival();
      } catch (error) {
        if (signal.aborted) return;
        if (!hasFailedBefore()) {
          rememberFailure();
          return await loadDocument();
        }
        const reason = error instanceof Error ? error.message : String(error);
        flushSync(() => setView({ kind: "failed", path, reason }));
        onArrival();
      }
      if (!signal.aborted) setPending(false);
    },
    [base, initial.build, lookup, onArrival],
  );

  useEffect(() => normaliseAddress(withBase(base, initial.path), lookup), [base, initial, lookup]);

  useEffect(() => {
    if (!("navigation" in window)) return;
    const { navigation } = window;
    const onNavigate = (event: NavigateEvent) => {
      const path = interceptedPath(event, lookup);
      if (path === null) return;
      event.intercept({ focusReset: "manual", handler: () => show(path, event.signal) });
    };
    navigation.addEventListener("navigate", onNavigate);
    return () => navigation.removeEventListener("navigate", onNavigate);
  }, [lookup, show]);

  const retry = useCallback(() => {
    const path = lookup(location.pathname);
    if (path !== null) void show(path, new AbortController().signal);
  }, [lookup, show]);

  return { view, pending, retry };
}

/** The page that this navigation should show without a page load, or null when it is the browser's. */
function interceptedPath(event: NavigateEvent, lookup: RouteLookup): string | null {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType, destination } =
    event;
  if (!canIntercept || hashChange || downloadRequest !== null || formData !== null) return null;
  if (navigationType === "reload") return null;
  // history.replaceState of our own: the page stays.
  if (navigationType === "replace" && destination.sameDocument) return null;
  return lookup(new URL(destination.url).pathname);
}

/** The address is already the new one, so a reload brings the page's document. Never settles. */
function loadDocument(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

/** Shows the bare path when a page was reached under `.html` or with a trailing slash. */
function normaliseAddress(pathname: string, lookup: RouteLookup): void {
  const path = lookup(pathname);
  if (path === null || location.pathname === pathname || lookup(location.pathname) !== path) return;
  history.replaceState(history.state, "", pathname + location.search + location.hash);
}
