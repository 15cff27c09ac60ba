import type { Field } from "../model/types.ts";

/** A request's fields say when they are required, a response's when they may be absent. */
export type Side = "request" | "response";

/** What is special about a field, in a word or two each. */
export function marksOf(field: Field, side: Side) {
  const marks = [
    { words: "required", tone: "accent", isShown: side === "request" && field.required },
    { words: "not always present", tone: "plain", isShown: side === "response" && !field.required },
    { words: `since ${field.since}`, tone: "plain", isShown: field.since !== null },
    { words: "legacy", tone: "warning", isShown: field.legacy.length > 0 },
    { words: "deprecated", tone: "warning", isShown: field.deprecated },
  ] as const;
  return marks.filter(({ isShown }) => isShown);
}
