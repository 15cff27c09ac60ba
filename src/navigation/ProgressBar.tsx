import styles from "./ProgressBar.module.css";

type Props = { pending: boolean };

/** A line at the top of the window while the next page is on its way. */
export function ProgressBar({ pending }: Props) {
  if (!pending) return null;
  return <div className={styles.bar} role="progressbar" aria-label="Loading page" />;
}
