import { useRef, useState } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { forgetSearch, recentSearches } from "./recentSearches.ts";

type Props = { onQuery: (query: string) => void };

/** What was searched for before on this device, each with a button that forgets it. */
export function RecentSearches({ onQuery }: Props) {
  const [queries, setQueries] = useState(recentSearches);
  const list = useRef<HTMLUListElement>(null);
  if (queries.length === 0) return null;

  const remove = (query: string, index: number) => {
    // The pressed button goes: focus moves to one that stays.
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else onQuery("");
    forgetSearch(query);
    setQueries(recentSearches());
  };

  return (
    <section className="recent" aria-labelledby="search-recent">
      <h2 id="search-recent">Recent searches</h2>
      <ul ref={list}>
        {queries.map((query, index) => (
          <li key={query}>
            <button type="button" className="row" dir="auto" onClick={() => onQuery(query)}>
              {query}
            </button>
            <IconButton
              className="remove"
              aria-label={`Remove “${query}”`}
              data-remove=""
              onClick={() => remove(query, index)}
            >
              <Icon name="close" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
