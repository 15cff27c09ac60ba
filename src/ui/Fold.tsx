import type { ReactNode } from "react";
import styles from "./Fold.module.css";

type Props = {
  summary: ReactNode;
  id?: string | undefined;
  /** "block": in a frame of its own. "plain": part of the text around it. */
  look?: "block" | "plain";
  children: ReactNode;
};

/** A part that can be folded away. Find-in-page and addresses open it without a script. */
export function Fold({ summary, id, look = "block", children }: Props) {
  return (
    <details className={styles[look]} id={id}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
