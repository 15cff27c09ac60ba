import type { ReactNode } from "react";
import { breakableName } from "../../ui/Code.tsx";
import { Mark } from "../../ui/Mark.tsx";
import { nationsWithValues } from "../model/coverageWords.ts";
import type { Field, Variant } from "../model/types.ts";
import { Inlines } from "./Blocks.tsx";
import { DetailRow } from "./DetailRow.tsx";
import styles from "./FieldList.module.css";
import { leadSentence } from "./leadSentence.ts";
import { marksOf, type Side } from "./marksOf.ts";

type Props = {
  field: Field;
  side: Side;
  id?: string;
  isOpen?: boolean;
  /** What follows the first sentence. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A field in a row: name, type, what is special about it, the nations it has values in, and a sentence. */
export function FieldRow({
  field,
  side,
  id = field.anchor,
  isOpen = false,
  aside,
  children,
}: Props) {
  return (
    <DetailRow
      id={id}
      isOpen={isOpen}
      head={
        <span className={styles.head} data-proven="">
          {field.kind === "anyKey" ? (
            <b>any other key</b>
          ) : (
            <code>{breakableName(field.name)}</code>
          )}{" "}
          <TypeWords type={field.type} />
          {marksOf(field, side).map(({ words, tone }) => [
            " ",
            <Mark key={words} tone={tone} isUnproven={words.startsWith("since")}>
              {words}
            </Mark>,
          ])}
          {field.coverage !== null && ` ·\u00a0${nationsWithValues(field.coverage)}`}
        </span>
      }
      lead={
        <>
          <Inlines inlines={leadSentence(field.description).lead} />
          {aside}
        </>
      }
    >
      {children}
    </DetailRow>
  );
}

type VariantProps = Pick<Props, "aside" | "children"> & {
  variant: Variant;
  conjunction: string;
};

/** The alternatives of a value read as such: either this, or that. */
export function VariantRow({ variant, conjunction, aside, children }: VariantProps) {
  return (
    <DetailRow
      id={variant.anchor}
      head={
        <span className={styles.head} data-proven="">
          {conjunction} <b>{variant.title}</b> <TypeWords type={variant.type} />
        </span>
      }
      lead={
        <>
          <Inlines inlines={leadSentence(variant.description).lead} /> {aside}
        </>
      }
    >
      {children}
    </DetailRow>
  );
}

const NULLABLE = " or null";

/** The type of a field. That it can be null is what readers overlook, so it is a mark. */
function TypeWords({ type }: { type: string }) {
  if (!type.endsWith(NULLABLE)) return type;
  return (
    <>
      {type.slice(0, -NULLABLE.length)} <Mark tone="null">{NULLABLE.trim()}</Mark>
    </>
  );
}
