import { Code } from "../../ui/Code.tsx";
import { Mark } from "../../ui/Mark.tsx";
import type { Field } from "../model/types.ts";
import styles from "./FieldList.module.css";
import { TypeWords } from "./TypeWords.tsx";

type Props = { field: Field; side: "request" | "response" };

/** A field's name, its type, and what is special about it. */
export function FieldHead({ field, side }: Props) {
  return (
    <span>
      <strong className={styles.name}>
        {field.kind === "anyKey" ? "any other key" : <Code>{field.name}</Code>}
      </strong>{" "}
      <TypeWords type={field.type} />
      {side === "request" && field.required && <Mark tone="accent">required</Mark>}
      {side === "response" && !field.required && <Mark>not always there</Mark>}
      {field.since !== null && <Mark>since {field.since}</Mark>}
      {field.legacy.length > 0 && <Mark tone="warning">legacy</Mark>}
      {field.deprecated && <Mark tone="warning">deprecated</Mark>}
    </span>
  );
}
