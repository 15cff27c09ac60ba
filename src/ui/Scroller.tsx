import type { ReactNode } from "react";
import styles from "./Scroller.module.css";

type Props = { label: string; className?: string | undefined; children: ReactNode };

/** Lets a wide table scroll inside its own box, by keyboard too, so that the page never does. */
export function Scroller({ label, className = "", children }: Props) {
  return (
    // A group, not a region: a page has many of them, and landmarks have to be few and named apart.
    <div
      className={`${styles.scroller} ${className}`.trim()}
      data-wide=""
      role="group"
      tabIndex={0}
      aria-label={label}
    >
      {children}
    </div>
  );
}
