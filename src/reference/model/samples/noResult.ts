import type { Result } from "./types.ts";

/** The words that stand for an answer without a result, the same in every language. */
export const NO_RESULT = "No result";

/** What to know about an answer without a result, for a sample that prints the whole answer. */
export function emptyResult(result: Result): string[] {
  const isBulk = result.kind === "bulkRecord" || result.kind === "bulkRecords";
  if (isBulk) return ["The result of an entry is null when nothing is found."];
  if (!("nullable" in result)) return [];
  if (result.nullable) return ["The result is null when nothing is found."];
  return result.kind === "record" ? [] : ["The result is an empty list when nothing is found."];
}
