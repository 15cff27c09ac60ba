import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { bringIntoView } from "../../browser/bringIntoView.ts";
import { nextByKey } from "../../lib/nextByKey.ts";
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

  useEffect(() => {
    const input = field.current;
    input?.setAttribute("aria-expanded", "true");
    return () => {
      input?.setAttribute("aria-expanded", "false");
      input?.removeAttribute("aria-activedescendant");
    };
  }, [field]);

  // With the options, not after the next frame: a key can come in between.
  useLayoutEffect(() => {
    const input = field.current;
    const option = list.current?.querySelector<HTMLAnchorElement>("[aria-selected=true]");
    if (input === null || !option) return;
    input.setAttribute("aria-activedescendant", option.id);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Enter" && !isComposing(event)) {
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
    input.addEventListener("keydown", onKeyDown);
    return () => input.removeEventListener("keydown", onKeyDown);
  });

  // Not in the listener: an option far down is drawn because it is chosen. Another query starts at the top.
  useLayoutEffect(() => {
    if (!chosen.isByKey && chosen.query === query) return;
    const option = list.current?.querySelector<HTMLElement>("[aria-selected=true]");
    if (list.current && option) bringIntoView(list.current, option, AROUND);
  }, [list, chosen, query]);

  return { active, setActive: (index: number) => setChosen({ query, index, isByKey: false }) };
}
