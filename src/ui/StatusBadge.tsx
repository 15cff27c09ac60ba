import type { ReactNode } from "react";
import styles from "./StatusBadge.module.css";

type Props = {
  status: number;
  /** The status with its reason, "404 Not Found", where there is room for it. */
  children?: ReactNode;
};

/** An HTTP status of the contract; its colour only repeats what the number says. */
export function StatusBadge({ status, children = status }: Props) {
  return (
    <span className={styles.status} data-class={Math.floor(status / 100)} data-proven="">
      {children}
    </span>
  );
}
