import type { ReactNode } from "react";
import styles from "./Mark.module.css";

type Props = {
  tone?: "plain" | "accent" | "null" | "warning";
  title?: string;
  children: ReactNode;
};

/** A word or two set beside a name: required, or null, since 18.0.0, legacy. */
export function Mark({ tone = "plain", title, children }: Props) {
  return (
    <span className={styles.mark} data-tone={tone} title={title}>
      {children}
    </span>
  );
}
