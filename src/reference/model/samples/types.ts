import type { LanguageRegistration } from "shiki/core";
import type { SampleLanguageId } from "../../../lib/sampleLanguageIds.ts";
import type { Method } from "../types.ts";

/** A field that a sample prints. Its type matters to languages that declare one. */
export type PrintedField = { name: string; type: "string" | "integer" };
export type PrintedFields = readonly [PrintedField, ...PrintedField[]];

/** What a response has in `result`, and so what a sample does with it. */
export type Result =
  /** No JSON, or nothing that fits a line: the body as it is. */
  | { kind: "body" }
  /** A string: the string. */
  | { kind: "text" }
  /** True or false: that word. */
  | { kind: "flag" }
  /** Strings: one line each. */
  | { kind: "texts"; nullable: boolean }
  /** An object: one line with its fields. */
  | { kind: "record"; fields: PrintedFields; nullable: boolean }
  /** Objects: one line each. */
  | { kind: "records"; fields: PrintedFields; nullable: boolean }
  /** One entry for each query, each with an object or null. */
  | { kind: "bulkRecord"; fields: PrintedFields }
  /** One entry for each query, each with objects or null. */
  | { kind: "bulkRecords"; fields: PrintedFields };

export type SampleRequest = {
  method: Method;
  /** Absolute and percent-encoded. */
  url: string;
  /** The content type of the body is the last. */
  headers: Readonly<Record<string, string>>;
  body: { value: unknown } | null;
  result: Result;
};

export type SampleLanguage = {
  id: SampleLanguageId;
  label: string;
  /** What to call the file, and how to run it there. */
  fileName: string;
  command: readonly [string, ...string[]];
  /** How to highlight it. */
  grammar: LanguageRegistration[];
  /** "lines": the values of the result, each record on a line. "body": the body as the server sent it. */
  prints: "lines" | "body";
  /** Where the words of an error go: "result" prints them like a result, and succeeds. */
  errorsTo: "stderr" | "stdout" | "result";
  toCode: (request: SampleRequest) => string;
};

export type Sample = { language: SampleLanguage; code: string };
