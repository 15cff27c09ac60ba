import styles from "./StatusBadge.module.css";

type Props = { status: number };

/** An HTTP status; its colour only repeats what the number says. */
export function StatusBadge({ status }: Props) {
  return (
    <span className={styles.status} data-class={Math.floor(status / 100)}>
      {status}
    </span>
  );
}
