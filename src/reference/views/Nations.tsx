import type { Field } from "../model/types.ts";
import { nationsWithValues } from "./coverageWords.ts";
import styles from "./FieldList.module.css";

/** The nations a field has values in; nothing where the contract does not say. */
export function Nations({ field: { coverage } }: { field: Field }) {
  return coverage && <span className={styles.aside}>{nationsWithValues(coverage)}</span>;
}
