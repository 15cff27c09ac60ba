import type { ReactNode } from "react";
import styles from "./Mark.module.css";

type Props = {
  tone?: "plain" | "accent" | "null" | "warning";
  /** Within what is proven by construction, a word that is not (decisions/0010). */
  isUnproven?: boolean;
  children: ReactNode;
};

/** A word or two set beside a name: required, or null, since 18.0.0, legacy. */
export function Mark({ tone = "plain", isUnproven = false, children }: Props) {
  return (
    <span
      className={styles.mark}
      data-tone={tone === "plain" ? undefined : tone}
      data-proven={isUnproven ? "no" : undefined}
      data-twin="mark"
    >
      {children}
    </span>
  );
}
