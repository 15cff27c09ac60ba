import type { ReactNode } from "react";
import styles from "./Button.module.css";

type Props = { children: ReactNode; onClick: () => void };

export function Button({ children, onClick }: Props) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}
