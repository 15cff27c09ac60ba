import { type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";
import type { SearchHit } from "../entry.ts";
import { KeyHints } from "./KeyHints.tsx";
import { ResultRows } from "./ResultRows.tsx";
import { rememberSearch } from "./recentSearches.ts";
import { useActiveOption } from "./useActiveOption.ts";

type Props = {
  hits: readonly SearchHit[];
  query: string;
  field: RefObject<HTMLInputElement | null>;
};

/** The results as options of the field's list. Each is a link, so a new tab is opened in the usual ways. */
export function ResultList({ hits, query, field }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const remember = () => rememberSearch(query);
  const { active, setActive, noteScroll } = useActiveOption({
    field,
    list,
    count: hits.length,
    query,
    onNewTab: remember,
  });
  const point = (event: PointerEvent) => {
    const option = optionAt(event);
    if (option === null) return;
    const index = [...event.currentTarget.querySelectorAll("[role=option]")].indexOf(option);
    if (index !== active) setActive(index);
  };
  return (
    <>
      <ResultRows
        ref={list}
        hits={hits}
        active={active}
        onScroll={noteScroll}
        onMouseDown={keepFocus}
        onPointerMove={point}
        onClick={(event) => optionAt(event) && remember()}
      />
      <KeyHints />
    </>
  );
}

function optionAt({ target }: MouseEvent): Element | null {
  return target instanceof Element ? target.closest("[role=option]") : null;
}

/** A press of the mouse would take focus from the field. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
