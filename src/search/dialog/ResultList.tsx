import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
} from "react";
import { RESULTS_ID } from "../../lib/documentIds.ts";
import type { SearchHit } from "../entry.ts";
import { groupHits } from "./groupHits.ts";
import { KeyHints } from "./KeyHints.tsx";
import { ResultLink } from "./ResultLink.tsx";
import { rememberSearch } from "./recentSearches.ts";
import { optionId, useActiveOption } from "./useActiveOption.ts";

/** What a result takes of the window's height, with its part of headings and of the dialog's frame. */
const SHARE_OF_HEIGHT = 110;

type Props = {
  hits: readonly SearchHit[];
  query: string;
  field: RefObject<HTMLInputElement | null>;
};

/** The results as options of the field's list. Each is a link, so a new tab is opened in the usual ways. */
export function ResultList({ hits, query, field }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // The same function for every query: a result that stays as it was is not drawn again.
  const remember = useCallback(() => rememberSearch(field.current?.value ?? ""), [field]);
  const { active, setActive, noteScroll } = useActiveOption({
    field,
    list,
    count: hits.length,
    query,
    onNewTab: remember,
  });
  const groups = useMemo(() => groupHits(hits), [hits]);
  // A key draws what is in view. The rest follows, unless the next key comes first.
  const isDrawn = useDeferredValue(hits) === hits;
  const drawn = isDrawn ? hits.length : Math.max(active + 1, window.innerHeight / SHARE_OF_HEIGHT);

  const point = ({ target, currentTarget }: PointerEvent) => {
    const option = target instanceof Element ? target.closest("[role=option]") : null;
    if (option === null) return;
    const index = [...currentTarget.querySelectorAll("[role=option]")].indexOf(option);
    if (index !== active) setActive(index);
  };

  return (
    <>
      <div
        ref={list}
        id={RESULTS_ID}
        className="results"
        role="listbox"
        aria-label="Results"
        tabIndex={-1}
        onScroll={noteScroll}
        onMouseDown={keepFocus}
        onPointerMove={point}
      >
        {groups.map(({ kind, label, start, hits: group }) =>
          start < drawn ? (
            <div key={kind} role="group" aria-labelledby={`search-${kind}`}>
              <h2 id={`search-${kind}`} role="presentation">
                {label}
              </h2>
              {group.slice(0, drawn - start).map((hit, index) => (
                <ResultLink
                  // Other marks are another row: translators move texts to elements of their own, where React
                  // does not find them when they change.
                  key={`${hit.address} ${hit.matched.join()}`}
                  hit={hit}
                  id={optionId(start + index)}
                  isActive={start + index === active}
                  onChoose={remember}
                />
              ))}
            </div>
          ) : null,
        )}
      </div>
      <KeyHints />
    </>
  );
}

/** A press of the mouse would take focus from the field. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
