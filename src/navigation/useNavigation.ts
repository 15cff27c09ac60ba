import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { withBase } from "../lib/basePath.ts";
import { forgetFailure, hasFailedBefore, rememberFailure } from "./failedOnce.ts";
import { loadPage } from "./loadPage.ts";
import type { LoadedPage } from "./pageData.ts";
import type { RouteLookup } from "./routeLookup.ts";
import { withViewTransition } from "./viewTransition.ts";

/** What stands in the content area. */
export type View =
  | { kind: "page"; page: LoadedPage }
  | { kind: "loading"; path: string }
  | { kind: "failed"; path: string; reason: string };

type NavigationState = {
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
  const viewInForce = useRef(view);
  viewInForce.current = view;
  const running = useRef<AbortController | null>(null);
  const browsersOwn = useRef<BrowsersOwn | null>(null);

  const show = useCallback(
    async (path: string, navigation?: AbortSignal): Promise<void> => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      const signal = navigation ? AbortSignal.any([navigation, own.signal]) : own.signal;
      const fail = (reason: string) => {
        flushSync(() => setView({ kind: "failed", path, reason }));
        onArrival();
      };
      setPending(true);
      if (viewInForce.current.kind !== "page") setView({ kind: "loading", path });
      try {
        const page = await loadPage(base, path, signal);
        // Another build has been deployed: its shell has to come with its pages.
        if (page.build !== initial.build) return await loadDocument();
        await withViewTransition(() => {
          // The change waits for a frame; a newer click may have come first.
          if (!signal.aborted) flushSync(() => setView({ kind: "page", page }));
        });
        signal.throwIfAborted();
        forgetFailure();
        onArrival();
      } catch (error) {
        if (signal.aborted) {
          if (await isSuperseded(own, running)) return;
          // Until the reader has left, and after a download, the page that the address names is wanted.
          if (browsersOwn.current !== null) return show(path);
          // Stopped by the reader: the address is already the new one, the page is not.
          fail("Loading was stopped.");
        } else if (browsersOwn.current === "leaving") {
          // Some browsers end what is loading when they set out to leave. Whoever leaves is gone by then.
          if (await isSuperseded(own, running, LEAVING_TAKES)) return;
          browsersOwn.current = null;
          fail(reasonOf(error));
        } else if (hasFailedBefore()) {
          fail(reasonOf(error));
        } else {
          rememberFailure();
          return await loadDocument();
        }
      }
      if (running.current === own) setPending(false);
    },
    [base, initial.build, onArrival],
  );

  useEffect(() => {
    normaliseAddress(base, lookup);
    // The not-found document stands at an address that is no page: leaving it is a page load, so that
    // the way back is one too.
    if (!("navigation" in window) || lookup(withBase(base, initial.path)) === null) return;
    const { navigation } = window;
    const onNavigate = (event: NavigateEvent) => {
      const path = interceptedPath(event, lookup, pathOf(viewInForce.current));
      browsersOwn.current = path === null ? browsersOwnOf(event) : null;
      if (path === null) return;
      event.intercept({ focusReset: "manual", handler: () => show(path, event.signal) });
    };
    // Not before: replacing the address would abort the navigation that is still under way.
    const onSuccess = () => normaliseAddress(base, lookup);
    navigation.addEventListener("navigate", onNavigate);
    navigation.addEventListener("navigatesuccess", onSuccess);
    return () => {
      navigation.removeEventListener("navigate", onNavigate);
      navigation.removeEventListener("navigatesuccess", onSuccess);
    };
  }, [base, initial.path, lookup, show]);

  const retry = useCallback(() => {
    const path = lookup(location.pathname);
    browsersOwn.current = null;
    if (path !== null) void show(path);
  }, [lookup, show]);

  return { view, pending, retry };
}

/** The path of the page that a view shows, or stands for. */
export function pathOf(view: View): string {
  return view.kind === "page" ? view.page.path : view.path;
}

/** The page that this navigation should show without a page load, or null when it is the browser's. */
function interceptedPath(
  event: NavigateEvent,
  lookup: RouteLookup,
  shownPath: string,
): string | null {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType, destination } =
    event;
  if (!canIntercept || downloadRequest !== null || formData !== null) return null;
  if (navigationType === "reload") return null;
  // history.replaceState of our own: the page stays.
  if (navigationType === "replace" && destination.sameDocument && !hashChange) return null;
  const path = lookup(new URL(destination.url).pathname);
  // A jump within the page in view. While another page is on its way, the address is already that
  // page's, and a jump has to bring it.
  return hashChange && path === shownPath ? null : path;
}

/** What a navigation that is left to the browser does to this document. */
type BrowsersOwn = "download" | "leaving";

function browsersOwnOf({ downloadRequest, destination }: NavigateEvent): BrowsersOwn | null {
  if (downloadRequest !== null) return "download";
  return destination.sameDocument ? null : "leaving";
}

/** How long another site may take to answer before we no longer believe that the reader is leaving, in ms. */
const LEAVING_TAKES = 10_000;

/** After an abort: whether a newer navigation has taken over. It begins right after the older one ends. */
async function isSuperseded(
  own: AbortController,
  running: { current: AbortController | null },
  wait = 0,
): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, wait));
  return running.current !== own;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The address is already the new one, so a reload brings the page's document. Never settles. */
function loadDocument(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

/** Shows the bare path when a page was reached under `.html` or with a trailing slash. */
function normaliseAddress(base: string, lookup: RouteLookup): void {
  const path = lookup(location.pathname);
  if (path === null || location.pathname === withBase(base, path)) return;
  const address = withBase(base, path) + location.search + location.hash;
  history.replaceState(history.state, "", address);
}
