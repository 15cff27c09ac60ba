import type { ReactNode } from "react";
import { CopyButton } from "./CopyButton.tsx";
import styles from "./CopyLine.module.css";

type Props = {
  /** What is copied. */
  text: string;
  /** What a screen reader says of the button. */
  label: string;
  /** What is shown, if not the text itself. */
  children?: ReactNode;
};

/** One line of text with a copy button. */
export function CopyLine({ text, label, children }: Props) {
  return (
    <div className={styles.line} data-wide="">
      <span className={styles.text}>{children ?? text}</span>
      <CopyButton text={text} label={label} />
    </div>
  );
}
