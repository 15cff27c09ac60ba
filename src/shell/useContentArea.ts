import { useLayoutEffect, useRef, useState } from "react";
import type { LoadedPage } from "../navigation/pageData.ts";
import type { View } from "../navigation/view.ts";
import { createContentArea } from "./contentArea.ts";

/** The content area and what the shell around it has to know. It belongs in the element that `place` refers to. */
export function useContentArea(initial: LoadedPage, onReady?: () => void) {
  const place = useRef<HTMLElement>(null);
  const [first] = useState<View>({ kind: "page", page: initial });
  const [views, setViews] = useState({ view: first, paintedView: first });
  const [section, onSection] = useState<string | null>(null);
  const [area] = useState(() =>
    createContentArea({
      initial: first,
      onReady,
      onSection,
      onRecover: () => place.current?.focus({ preventScroll: true }),
      onMove: (view) => setViews(({ paintedView }) => ({ view, paintedView })),
      onPainted: (view) => setViews({ view, paintedView: view }),
    }),
  );
  // Before anything is painted, in case the area is empty.
  useLayoutEffect(() => (place.current ? area.adopt(place.current) : undefined), [area]);
  return { place, area, section, ...views, isInitial: views.paintedView === first };
}
