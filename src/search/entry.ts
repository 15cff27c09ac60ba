export type SearchKind =
  | "page"
  | "section"
  | "operation"
  | "parameter"
  | "field"
  | "error"
  | "status"
  | "variable"
  | "library"
  | "term"
  | "dataset"
  | "recipe";

/** A place of the site that a search can lead to. */
export type SearchEntry = {
  kind: SearchKind;
  /** Site path with fragment, without the base path: "/docs/postcode/schema#lsoa". */
  address: string;
  title: string;
  /** The line that answers, as plain text. */
  answer: string;
  /** The way to it: "Postcodes", "Schema", "lsoa". */
  trail: readonly string[];
  /** Exact names it can be asked for: dotted path, path template, message. */
  names: readonly string[];
  /** Further words to search in. */
  text: string;
};

export type SearchHit = Pick<SearchEntry, "kind" | "address" | "title" | "answer" | "trail"> & {
  /** Words of title and answer to mark, as they are written there in small letters. */
  matched: readonly string[];
};
