import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { RESULTS_ID } from "../../lib/documentIds.ts";
import { type AskIndex, NO_RESULTS, type Results } from "./askIndex.ts";
import { KeyHints } from "./KeyHints.tsx";
import { NoResults } from "./NoResults.tsx";
import { operateResults } from "./operateResults.ts";
import { RecentSearches } from "./RecentSearches.tsx";
import { shortened } from "./shortened.ts";
import { useArrowFocus } from "./useArrowFocus.ts";
import { useKeyboardSpace } from "./useKeyboardSpace.ts";

/** Long enough that a screen reader does not speak into every keystroke. */
const PAUSE = 500;

type Props = {
  ask: AskIndex;
  field: RefObject<HTMLInputElement | null>;
  onQuery: (query: string) => void;
  /** It shows what there is for a query, or that there is none. */
  onShow: (isEmpty: boolean) => void;
};

/** What there is to show. For React, all queries with results are the same: it has nothing to do between two of them. */
type View =
  | { nothingFor: string; closestWords: readonly string[] }
  | "results"
  | "recent"
  | "nothing yet";

/** What the dialog shows for what is in its field, once the index is there. */
export function SearchPanel({ ask, field, onQuery, onShow }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>("nothing yet");
  const [announced, setAnnounced] = useState("");
  useArrowFocus(field, view !== "results");
  useKeyboardSpace(field);

  useLayoutEffect(() => {
    const input = field.current;
    if (input === null || list.current === null) return;
    const stop = new AbortController();
    const showResults = operateResults(input, list.current, stop.signal);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (query: string, results: Results) => {
      const { count, closestWords } = results;
      const isEmpty = query.trim() === "";
      showResults(query, results);
      onShow(isEmpty);
      if (isEmpty) setView("recent");
      else setView(count > 0 ? "results" : { nothingFor: query, closestWords });
      clearTimeout(timer);
      timer = setTimeout(setAnnounced, PAUSE, isEmpty ? "" : countWords(count, query));
    };
    let isSearching = false;
    const search = async () => {
      // The search under way will notice that the text has changed.
      if (isSearching) return;
      isSearching = true;
      try {
        let query: string;
        let results: Results;
        do {
          query = input.value;
          results = query.trim() === "" ? NO_RESULTS : await ask(query);
        } while (query !== input.value);
        if (!stop.signal.aborted) show(query, results);
      } finally {
        isSearching = false;
      }
    };
    search();
    input.addEventListener("input", search, stop);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [ask, field, onShow]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {view === "recent" && <RecentSearches onQuery={onQuery} />}
      <div
        ref={list}
        id={RESULTS_ID}
        className="results"
        role="listbox"
        aria-label="Results"
        tabIndex={-1}
        hidden={view !== "results"}
      />
      {view === "results" && <KeyHints />}
      {typeof view === "object" && (
        <NoResults query={view.nothingFor} closestWords={view.closestWords} onQuery={onQuery} />
      )}
    </>
  );
}

function countWords(count: number, query: string): string {
  const results = count === 1 ? "1 result" : `${count === 0 ? "No" : count} results`;
  return `${results} for ${shortened(query)}`;
}
