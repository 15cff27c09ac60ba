import { useCallback, useEffect, useRef, useState } from "react";
import { closeDialogs } from "../browser/closeDialogs.ts";
import { isServerUp } from "../browser/isServerUp.ts";
import { reasonOf } from "../browser/reasonOf.ts";
import { withBase } from "../lib/basePath.ts";
import { forgetFailure, hasFailedBefore, rememberFailure } from "./failedOnce.ts";
import {
  type BrowserHandled,
  browserHandled,
  interceptedPath,
  normaliseAddress,
} from "./intercept.ts";
import { keepInitial, loadPage } from "./loadPage.ts";
import type { LoadedPage } from "./pageData.ts";
import { applyPageStyle } from "./pageStyle.ts";
import { rememberPlace, restorePlace } from "./readingPlace.ts";
import type { RouteLookup } from "./routeLookup.ts";
import { PROGRESS_DELAY } from "./useDelayed.ts";
import { pathOf, type View } from "./view.ts";

type Options = {
  initial: LoadedPage;
  base: string;
  lookup: RouteLookup;
  /** Puts a view in the place of the one before, at once. */
  putIn: (view: View) => void;
};

/**
 * Navigation inside the site without page loads, on the browser's Navigation API, which provides history
 * and abort. A browser without it follows links as usual. Returns true while the reader waits for a page.
 */
export function useNavigation({ initial, base, lookup, putIn }: Options): boolean {
  const [pending, setPending] = useState(false);
  const activeView = useRef<View>({ kind: "page", page: initial });
  const running = useRef<AbortController | null>(null);
  const leftToBrowser = useRef<BrowserHandled | null>(null);

  const show = useCallback(
    async (path: string, event?: NavigateEvent): Promise<void> => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      const signal = event ? AbortSignal.any([event.signal, own.signal]) : own.signal;
      const change = (view: View) => {
        activeView.current = view;
        putIn(view);
      };
      const retry = () => {
        leftToBrowser.current = null;
        void show(path);
      };
      const fail = (reason: string) => {
        change({ kind: "failed", path, reason, retry });
        window.scrollTo({ top: 0 });
      };
      const slow = setTimeout(() => running.current === own && setPending(true), PROGRESS_DELAY);
      if (activeView.current.kind !== "page") change({ kind: "loading", path });
      try {
        const page = await loadPage(base, path, signal);
        // Another build has been deployed: its shell has to come with its pages.
        if (page.build !== initial.build) return await loadDocument();
        applyPageStyle(page);
        change({ kind: "page", page });
        // The article's listeners go first: they open the fold that the address names.
        await Promise.resolve();
        restorePlace(event);
        forgetFailure();
      } catch (error) {
        const isLeaving = () => leftToBrowser.current === "leaving";
        const mayReload = !signal.aborted && !isLeaving() && !hasFailedBefore();
        const reloads = mayReload && (await isServerUp());
        if (signal.aborted) {
          if (await isSuperseded(own, running)) return;
          // Until the reader has left, and after a download, the page at the new address is wanted.
          if (leftToBrowser.current !== null) return show(path);
          // Stopped by the reader: the address is already the new one, the page is not.
          fail("Loading was stopped.");
        } else if (isLeaving()) {
          // Some browsers cancel requests as soon as the reader starts to leave. A reader who leaves is gone by then.
          if (await isSuperseded(own, running, LEAVING_MS)) return;
          leftToBrowser.current = null;
          fail(reasonOf(error));
        } else if (reloads) {
          rememberFailure();
          return await loadDocument();
        } else {
          fail(reasonOf(error));
        }
      } finally {
        clearTimeout(slow);
      }
      if (running.current !== own) return;
      running.current = null;
      setPending(false);
    },
    [base, initial.build, putIn],
  );

  useEffect(() => keepInitial(initial), [initial]);

  useEffect(() => {
    // The not-found document is at an address that is no page, and stays there: leaving it is a page load, so that
    // the way back is one too.
    if (lookup(withBase(base, initial.path)) === null) return;
    normaliseAddress(base, lookup);
    if (!("navigation" in window)) return;
    const { navigation } = window;
    const remember = () => {
      // While a page is loading, the current entry is already that page's.
      if (running.current === null && activeView.current.kind === "page") rememberPlace();
    };
    const onNavigate = (event: NavigateEvent) => {
      remember();
      // Back and Forward lead to a page that a dialog would cover.
      if (event.navigationType === "traverse") closeDialogs();
      const path = interceptedPath(event, lookup, pathOf(activeView.current));
      leftToBrowser.current = path === null ? browserHandled(event) : null;
      if (path === null) return;
      event.intercept({
        focusReset: "manual",
        scroll: "manual",
        handler: () => show(path, event),
      });
    };
    // Not before: replacing the address would abort the navigation in progress.
    const onSuccess = () => normaliseAddress(base, lookup);
    navigation.addEventListener("navigate", onNavigate);
    navigation.addEventListener("navigatesuccess", onSuccess);
    // The browser's own reload is no navigation.
    window.addEventListener("pagehide", remember);
    return () => {
      window.removeEventListener("pagehide", remember);
      navigation.removeEventListener("navigate", onNavigate);
      navigation.removeEventListener("navigatesuccess", onSuccess);
      // Only a crash ends the shell. In the middle of a navigation the address is not that of the page in view.
      if (running.current !== null) location.reload();
    };
  }, [base, initial.path, lookup, show]);

  return pending;
}

/** How long another site may take to respond before we no longer believe that the reader is leaving, in ms. */
const LEAVING_MS = 10_000;

/** After an abort: whether a newer navigation has replaced it. That one begins right after the older one ends. */
async function isSuperseded(
  own: AbortController,
  running: { current: AbortController | null },
  wait = 0,
): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, wait));
  return running.current !== own;
}

/** The address is already the new one, so a reload loads the page's document. Never settles. */
function loadDocument(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}
