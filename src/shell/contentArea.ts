import { startTransition } from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "../browser/afterPaint.ts";
import type { LoadedPage } from "../navigation/pageData.ts";
import { prepareStyle } from "../navigation/pageStyle.ts";
import { startsAtTop } from "../navigation/readingPlace.ts";
import type { View } from "../navigation/view.ts";
import { hasSidebar } from "./pageOf.ts";
import { adoptBox, BOX_ATTRIBUTE, makeBox, type ViewBox, type ViewEvents } from "./viewBox.tsx";

/** Elements take much more memory than markup. Those of the oldest page are dropped first. */
const KEPT_BOXES = 4;

type Options = ViewEvents & {
  initial: View;
  /** Called when the first view is alive, or has been replaced by then. */
  onReady: (() => void) | undefined;
  /** Called before a view is painted, where what is around the content area has to change with it. */
  onMove: (view: View) => void;
  /** Called once a view is on the screen. */
  onPainted: (view: View) => void;
};

/** The content area: React renders each view in a box, and the boxes are put in without React. */
export function createContentArea({ initial, onReady, onMove, onPainted, ...events }: Options) {
  const prepared = new Map<LoadedPage, ViewBox>();
  let place: Element | null = null;
  let shown = initial;
  let dropShown = () => {};
  let forgetPaint = () => {};

  const take = (view: View): ViewBox => {
    const ready = view.kind === "page" ? prepared.get(view.page) : undefined;
    if (view.kind === "page") prepared.delete(view.page);
    return ready ?? makeBox(view, events);
  };
  const putIn = (view: View): void => {
    if (place === null) return;
    if (shown === initial) onReady?.();
    const box = take(view);
    // The reader may have scrolled the first one.
    box.putInto(place, view !== initial && startsAtTop());
    // The place of the sidebar moves the page: it comes or goes in the same frame.
    if (hasSidebar(view) !== hasSidebar(shown)) flushSync(() => onMove(view));
    forgetPaint();
    afterPaint(dropShown);
    forgetPaint = afterPaint(() => {
      box.complete();
      startTransition(() => onPainted(view));
    });
    shown = view;
    dropShown = box.drop;
  };
  return {
    /** Begins with what came in the document. Returns the function that ends it. */
    adopt(area: Element): () => void {
      place = area;
      const element = area.querySelector(`:scope > [${BOX_ATTRIBUTE}]`);
      if (element) dropShown = adoptBox(element, initial, { ...events, onReady });
      // An extension has changed the document, so React has drawn the shell anew, without what is in boxes.
      else queueMicrotask(() => putIn(initial));
      return () => dropShown();
    },

    /** Renders a page before the reader follows a link to it. */
    prepare(page: LoadedPage): void {
      if (prepared.has(page)) return;
      prepareStyle(page);
      const box = makeBox({ kind: "page", page }, events);
      box.renderAhead();
      prepared.set(page, box);
      const [oldest] = prepared.entries();
      if (prepared.size <= KEPT_BOXES || oldest === undefined) return;
      prepared.delete(oldest[0]);
      oldest[1].drop();
    },

    putIn,
  };
}
