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
  const [chosen, setChosen] = useState({ query, index: 0 });
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
    const options = list.current?.querySelectorAll<HTMLAnchorElement>("[role=option]") ?? [];
    const option = options[active];
    if (input === null || option === undefined) return;
    input.setAttribute("aria-activedescendant", option.id);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Enter" && !isComposing(event)) {
        event.preventDefault();
        if (!event.ctrlKey && !event.metaKey) return option.click();
        window.open(option.href, "_blank", "noopener");
        return onNewTab();
      }
      const next = isPlain(event) ? nextByKey("list", event.key, active, count) : null;
      const target = options[next ?? -1];
      if (next === null || target === undefined) return;
      event.preventDefault();
      setChosen({ query, index: next });
      if (list.current) bringIntoView(list.current, target, AROUND);
    };
    input.addEventListener("keydown", onKeyDown);
    return () => input.removeEventListener("keydown", onKeyDown);
  });

  return { active, setActive: (index: number) => setChosen({ query, index }) };
}
