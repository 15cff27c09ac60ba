import { type MouseEvent, type RefObject, useRef } from "react";
import { RESULTS_ID } from "../../lib/documentIds.ts";
import type { SearchHit } from "../openIndex.ts";
import { groupHits } from "./groupHits.ts";
import { KeyHints } from "./KeyHints.tsx";
import { ResultLink } from "./ResultLink.tsx";
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
  const { active, setActive } = useActiveOption({
    field,
    list,
    count: hits.length,
    query,
    onNewTab: remember,
  });
  let index = -1;
  return (
    <>
      <div
        ref={list}
        id={RESULTS_ID}
        className="results"
        role="listbox"
        aria-label="Results"
        tabIndex={-1}
        onMouseDown={keepFocus}
      >
        {groupHits(hits).map(({ kind, label, hits: group }) => (
          <div key={kind} role="group" aria-labelledby={`search-${kind}`}>
            <h2 id={`search-${kind}`} role="presentation">
              {label}
            </h2>
            {group.map((hit) => {
              const place = ++index;
              return (
                <ResultLink
                  key={hit.address}
                  hit={hit}
                  id={`search-option-${place}`}
                  isActive={place === active}
                  onPoint={() => place !== active && setActive(place)}
                  onChoose={remember}
                />
              );
            })}
          </div>
        ))}
      </div>
      <KeyHints />
    </>
  );
}

/** A press of the mouse would take focus from the field. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
