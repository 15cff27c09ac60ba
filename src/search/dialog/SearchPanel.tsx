import { type RefObject, useMemo } from "react";
import type { SearchIndex } from "../openIndex.ts";
import { Announcement } from "./Announcement.tsx";
import { NoResults } from "./NoResults.tsx";
import { RecentSearches } from "./RecentSearches.tsx";
import { ResultList } from "./ResultList.tsx";
import { shortened } from "./shortened.ts";
import { useArrowFocus } from "./useArrowFocus.ts";
import { useKeyboardSpace } from "./useKeyboardSpace.ts";

/** As many as a reader looks through before typing another word. */
const SHOWN = 20;

type Props = {
  index: SearchIndex;
  query: string;
  field: RefObject<HTMLInputElement | null>;
  onQuery: (query: string) => void;
};

/** What the dialog shows for a query, once the index is there. */
export function SearchPanel({ index, query, field, onQuery }: Props) {
  const isEmpty = query.trim() === "";
  const hits = useMemo(() => (isEmpty ? [] : index.search(query, SHOWN)), [index, query, isEmpty]);
  useArrowFocus(field, hits.length === 0);
  useKeyboardSpace(field);
  return (
    <>
      <Announcement text={isEmpty ? "" : countWords(hits.length, query)} />
      {isEmpty && <RecentSearches onQuery={onQuery} />}
      {hits.length > 0 && <ResultList hits={hits} query={query} field={field} />}
      {!isEmpty && hits.length === 0 && (
        <NoResults query={query} closestWords={index.closestWords(query)} onQuery={onQuery} />
      )}
    </>
  );
}

function countWords(count: number, query: string): string {
  const results = count === 1 ? "1 result" : `${count === 0 ? "No" : count} results`;
  return `${results} for ${shortened(query)}`;
}
