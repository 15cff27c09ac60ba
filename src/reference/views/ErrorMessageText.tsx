import { Fragment } from "react";
import styles from "./ErrorMessageText.module.css";

type Props = { message: string };

/** The exact text of an error. Line breaks belong to it, so each shows a mark as well. */
export function ErrorMessageText({ message }: Props) {
  const lines = message.split("\n");
  return (
    <code className={styles.text}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
        <Fragment key={index}>
          {line}
          {index < lines.length - 1 && <span className={styles.break} />}
          {index < lines.length - 1 && "\n"}
        </Fragment>
      ))}
    </code>
  );
}
