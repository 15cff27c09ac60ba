import { startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { ARTICLE_ATTRIBUTE } from "../lib/articleAttribute.ts";
import { insertRests, splitArticle } from "../navigation/firstScreen.ts";
import type { View } from "../navigation/view.ts";
import { ViewContent } from "./ViewContent.tsx";

/** Says which element of the content area is the box: extensions add others. */
export const BOX_ATTRIBUTE = "data-view";

/** What a view tells the shell. */
export type ViewEvents = {
  onSection: (section: string | null) => void;
  onRecover: () => void;
};

/**
 * A view in an element of its own, with a React root of its own. It can be rendered before the reader follows a link:
 * to put it in is one step then, and React has nothing to do until it is on the screen.
 */
export type ViewBox = {
  /** Begins to render it, in small steps, so that the browser can do something else between them. */
  renderAhead: () => void;
  putInto: (place: Element, startsAtTop: boolean) => void;
  /** Adds what waits until the view is on the screen. */
  complete: () => void;
  drop: () => void;
};

export function makeBox(view: View, events: ViewEvents): ViewBox {
  const element = document.createElement("div");
  element.setAttribute(BOX_ATTRIBUTE, "");
  const root = createRoot(element);
  const content = (isPainted: boolean) => (
    <ViewContent view={view} isPainted={isPainted} {...events} />
  );
  let stopArrival = () => {};
  return {
    renderAhead: () => startTransition(() => root.render(content(false))),
    putInto(place, startsAtTop) {
      // Nobody has pointed at its link, or the reader has been quicker.
      if (!element.hasChildNodes()) flushSync(() => root.render(content(false)));
      const article = element.querySelector<HTMLElement>(`[${ARTICLE_ATTRIBUTE}]`);
      const split = article && splitArticle(article);
      place.replaceChildren(element);
      if (split) stopArrival = insertRests(split, startsAtTop);
    },
    complete: () => startTransition(() => root.render(content(true))),
    drop() {
      stopArrival();
      root.unmount();
    },
  };
}

/**
 * Brings the box to life that came with the document. Returns the function that drops it: React reports an error when
 * a root ends before it is alive, so that waits.
 */
export function adoptBox(
  element: Element,
  view: View,
  { onReady, ...events }: ViewEvents & { onReady: (() => void) | undefined },
): () => void {
  let isAlive = false;
  let isDropped = false;
  let unmount = () => {};
  const onAlive = () => {
    isAlive = true;
    if (isDropped) unmount();
    else onReady?.();
  };
  startTransition(() => {
    const content = <ViewContent view={view} isPainted onReady={onAlive} {...events} />;
    const root = hydrateRoot(element, content);
    unmount = () => root.unmount();
  });
  return () => {
    isDropped = true;
    if (isAlive) unmount();
  };
}
