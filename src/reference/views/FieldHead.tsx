import { Code } from "../../ui/Code.tsx";
import { Mark } from "../../ui/Mark.tsx";
import type { Field } from "../model/types.ts";
import { nationsWithValues } from "./coverageWords.ts";
import styles from "./FieldList.module.css";
import { TypeWords } from "./TypeWords.tsx";

type Props = { field: Field; side: "request" | "response" };

/** A field's name, its type, and what is special about it, and the nations it has values in. */
export function FieldHead({ field, side }: Props) {
  const marks = [
    { words: "required", tone: "accent", isShown: side === "request" && field.required },
    { words: "not always there", tone: "plain", isShown: side === "response" && !field.required },
    { words: `since ${field.since}`, tone: "plain", isShown: field.since !== null },
    { words: "legacy", tone: "warning", isShown: field.legacy.length > 0 },
    { words: "deprecated", tone: "warning", isShown: field.deprecated },
  ] as const;
  return (
    <span>
      <span data-proven="">
        <strong className={styles.name}>
          {field.kind === "anyKey" ? "any other key" : <Code>{field.name}</Code>}
        </strong>{" "}
        <TypeWords type={field.type} />
      </span>
      {marks
        .filter(({ isShown }) => isShown)
        .map(({ words, tone }) => [
          " ",
          <Mark key={words} tone={tone}>
            {words}
          </Mark>,
        ])}
      {field.coverage !== null && (
        <span className={styles.aside} data-proven="">
          {nationsWithValues(field.coverage)}
        </span>
      )}
    </span>
  );
}
