import type { ReactNode } from "react";
import styles from "./Scroller.module.css";

type Props = { label: string; children: ReactNode };

/** Lets a wide table scroll inside its own box, by keyboard too, so that the page never does. */
export function Scroller({ label, children }: Props) {
  return (
    <section className={styles.scroller} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
