import type { ReactNode } from "react";
import styles from "./Fold.module.css";
import { Icon } from "./Icon.tsx";

type Props = {
  summary: ReactNode;
  id?: string | undefined;
  isOpen?: boolean;
  /** "block": in a frame of its own. "plain": part of the text around it. */
  look?: "block" | "plain";
  children: ReactNode;
};

/** A part that can be folded away. Find-in-page and addresses open it without a script. */
export function Fold({ summary, id, isOpen = false, look = "block", children }: Props) {
  return (
    <details className={styles.fold} id={id} open={isOpen} data-look={look}>
      <summary className={styles.summary}>
        <span className={styles.mark}>
          <Icon name="chevron" />
        </span>
        <span className={styles.words}>{summary}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
