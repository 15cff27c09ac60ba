import type { ReactNode } from "react";
import styles from "./Mark.module.css";

type Props = {
  tone?: "plain" | "accent" | "null" | "warning";
  children: ReactNode;
};

/** A word or two set beside a name: required, or null, since 18.0.0, legacy. */
export function Mark({ tone = "plain", children }: Props) {
  return (
    <span className={styles.mark} data-tone={tone}>
      {children}
    </span>
  );
}
