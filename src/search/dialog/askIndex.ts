/** What a result shows, whatever the query is. */
export type Row = { address: string; title: string; trail: string; answer: string };

export type RowGroup = {
  id: string;
  label: string;
  /** Whether titles are something that a reader could type into a program. */
  isTyped: boolean;
  /** Each a `Row` as JSON: the page compares them at every key, and reads only those that it has not drawn. */
  rows: readonly string[];
  /** Of each row, where the words to mark start and end in its title and answer, if these are two lines of a text. */
  marks: readonly (readonly number[])[];
};

/** What the dialog shows for a query, made where the search runs, so that the page only has to put it in. */
export type Results = {
  count: number;
  groups: readonly RowGroup[];
  /** Words to try instead of a query that finds nothing. */
  closestWords: readonly string[];
};

export const NO_RESULTS: Results = { count: 0, groups: [], closestWords: [] };

/** Searches somewhere. One query at a time: the next one comes after the results. */
export type AskIndex = (query: string) => Promise<Results>;
