import { readFileSync } from "node:fs";

const GOLDEN = "content/search/golden.yaml";

/** So many of the golden queries, from the first to the last. */
export function typedQueries(count: number): string[] {
  const queries = goldenQueries();
  const step = Math.max(1, queries.length / count);
  return queries.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

function goldenQueries(): string[] {
  const lines = readFileSync(GOLDEN, "utf8").matchAll(/^ {2}"(.*)": [[{]/gm);
  // Letters that every keyboard has: others would have to be pasted.
  return [...lines].map(([, query = ""]) => query).filter((query) => /^[\w -]+$/.test(query));
}
