import { Button } from "./Button.tsx";
import styles from "./Notice.module.css";

type Props = {
  title: string;
  text?: string;
  /** The error's own words. */
  detail: string;
  action: string;
  onAction: () => void;
};

/** Stands in the content area when a page cannot be shown, with the one thing a reader can do. */
export function Notice({ title, text, detail, action, onAction }: Props) {
  return (
    <div className={styles.notice} role="alert">
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      <p className={styles.detail}>{detail}</p>
      <Button onClick={onAction}>{action}</Button>
    </div>
  );
}
