import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from "react";
import { RESULTS_ID } from "../../lib/documentIds.ts";
import type { SearchHit } from "../entry.ts";
import { addResults, optionId } from "./resultElements.ts";

/** What a result takes of the window's height, with its part of headings and of the dialog's frame. */
const SHARE_OF_HEIGHT = 115;

/** Longer than between the keys of somebody who types. */
const PAUSE = 250;

type Props = Omit<ComponentProps<"div">, "ref"> & {
  ref: RefObject<HTMLDivElement | null>;
  hits: readonly SearchHit[];
  active: number;
};

/**
 * The list of results. A key draws those in view; the rest follows when the reader stops typing, or goes there. Its
 * children are not React's: they are all new at almost every key, and comparing them cost half of its time.
 */
export function ResultRows({ ref, hits, active, ...props }: Props) {
  const drawn = useRef<{ hits: readonly SearchHit[]; count: number }>({ hits: [], count: 0 });

  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null) return;
    const drawUpTo = (end: number) => {
      const to = Math.min(hits.length, end);
      const from = drawn.current.count;
      if (to <= from) return;
      addResults(list, hits, { from, to });
      drawn.current.count = to;
    };
    if (!isSame(hits, drawn.current.hits)) {
      list.replaceChildren();
      drawn.current = { hits, count: 0 };
    }
    drawUpTo(Math.max(active + 1, Math.ceil(window.innerHeight / SHARE_OF_HEIGHT)));
    const selected = document.getElementById(optionId(active));
    selected?.setAttribute("aria-selected", "true");
    const timer = setTimeout(drawUpTo, PAUSE, hits.length);
    return () => {
      clearTimeout(timer);
      selected?.setAttribute("aria-selected", "false");
    };
  }, [ref, hits, active]);

  return (
    <div
      ref={ref}
      id={RESULTS_ID}
      className="results"
      role="listbox"
      aria-label="Results"
      tabIndex={-1}
      {...props}
    />
  );
}

/** A hit that stays as it was is the same value in the next search. */
function isSame(hits: readonly SearchHit[], others: readonly SearchHit[]): boolean {
  return hits.length === others.length && hits.every((hit, index) => hit === others[index]);
}
