import type { PrintedFields, Result } from "./types.ts";

/** What a sample prints when there is no result, the same in every language. */
export const NO_RESULT = "No result";

/** The lines with which a language prints a result; they share the variables `result` and `entry`. */
export type Printing = {
  body: string;
  text: string;
  flag: string;
  /** Print `result`, a string, or the fields of `result`, an object. */
  item: string;
  fields: (fields: PrintedFields) => string;
  nothing: string;
  nothingForEntry: string;
  /** Reads `result` from the response. */
  readResult: string;
  ifNull: (nothing: string, line: string) => string[];
  /** Where the response and an entry of a bulk response have their lists. */
  list: string;
  entryList: string;
  /** Prints each `result` of a list, or that there is none. */
  each: (list: string, nullable: boolean, line: string) => string[];
  /** Runs the lines for each entry of a bulk response, which has a record or a list. */
  forEachRecord: (lines: readonly string[]) => string[];
  forEachList: (lines: readonly string[]) => string[];
};

export function printResult(result: Result, printing: Printing): string[] {
  switch (result.kind) {
    case "body":
    case "text":
    case "flag":
      return [printing[result.kind]];
    case "record": {
      const line = printing.fields(result.fields);
      const lines = result.nullable ? printing.ifNull(printing.nothing, line) : [line];
      return [printing.readResult, ...lines];
    }
    case "texts":
      return printing.each(printing.list, result.nullable, printing.item);
    case "records":
      return printing.each(printing.list, result.nullable, printing.fields(result.fields));
    case "bulkRecord": {
      const line = printing.fields(result.fields);
      return printing.forEachRecord(printing.ifNull(printing.nothingForEntry, line));
    }
    case "bulkRecords": {
      const line = printing.fields(result.fields);
      return printing.forEachList(printing.each(printing.entryList, true, line));
    }
  }
}

/** What to know about a response without a result, for a sample that prints the whole body. */
export function emptyResult(result: Result): string[] {
  const isBulk = result.kind === "bulkRecord" || result.kind === "bulkRecords";
  if (isBulk) return ["The result of an entry is null when nothing is found."];
  if (!("nullable" in result)) return [];
  if (result.nullable) return ["The result is null when nothing is found."];
  return result.kind === "record" ? [] : ["The result is an empty list when nothing is found."];
}

/** Lines one step further in, after the line that opens a block and before the one that closes it, if any. */
export function block(
  indent: string,
  open: string,
  lines: readonly string[],
  ...close: string[]
): string[] {
  return [open, ...lines.map((line) => indent + line), ...close];
}
