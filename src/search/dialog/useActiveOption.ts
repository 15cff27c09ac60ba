import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { bringIntoView } from "../../browser/bringIntoView.ts";
import { nextByKey } from "../../lib/nextByKey.ts";
import { optionId } from "./resultElements.ts";
import { isComposing, isPlain } from "./searchKeys.ts";

/** As much of the list as shows the heading above an option. */
const AROUND = 48;

type Options = {
  field: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
  count: number;
  /** Another query starts at the first option again. */
  query: string;
  onNewTab: () => void;
};

/** The keys of a combobox: focus stays in the field, and one option of the list is active. */
export function useActiveOption({ field, list, count, query, onNewTab }: Options) {
  const [chosen, setChosen] = useState({ query, index: 0, isByKey: false });
  const active = chosen.query === query ? Math.min(chosen.index, count - 1) : 0;
  const id = optionId(active);
  const shown = useRef({ query, isScrolled: false });

  useLayoutEffect(() => {
    const input = field.current;
    input?.setAttribute("aria-expanded", "true");
    return () => {
      input?.setAttribute("aria-expanded", "false");
      input?.removeAttribute("aria-activedescendant");
    };
  }, [field]);

  // With the options, not after the next frame: a key can come in between.
  useLayoutEffect(() => field.current?.setAttribute("aria-activedescendant", id), [field, id]);

  useLayoutEffect(() => {
    const input = field.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const option = document.getElementById(id);
      if (event.key === "Enter" && !isComposing(event) && option instanceof HTMLAnchorElement) {
        event.preventDefault();
        if (!event.ctrlKey && !event.metaKey) return option.click();
        window.open(option.href, "_blank", "noopener");
        return onNewTab();
      }
      const next = isPlain(event) ? nextByKey("list", event.key, active, count) : null;
      if (next === null) return;
      event.preventDefault();
      setChosen({ query, index: next, isByKey: true });
    };
    input?.addEventListener("keydown", onKeyDown);
    return () => input?.removeEventListener("keydown", onKeyDown);
  }, [field, id, active, count, query, onNewTab]);

  // Another query starts at the top. Asking the list where it is would make the browser lay it out at every key.
  useLayoutEffect(() => {
    if (shown.current.query === query) return;
    if (shown.current.isScrolled) list.current?.scrollTo(0, 0);
    shown.current = { query, isScrolled: false };
  }, [list, query]);

  // Not in the listener: an option far down is drawn because it is chosen.
  useLayoutEffect(() => {
    const option = document.getElementById(id);
    if (!chosen.isByKey || chosen.query !== query || !list.current || !option) return;
    bringIntoView(list.current, option, AROUND);
    shown.current.isScrolled = true;
  }, [list, chosen, query, id]);

  return {
    active,
    setActive: (index: number) => setChosen({ query, index, isByKey: false }),
    noteScroll: () => {
      shown.current.isScrolled = true;
    },
  };
}
