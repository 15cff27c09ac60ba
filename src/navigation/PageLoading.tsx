import styles from "./PageLoading.module.css";
import { useDelayed } from "./useDelayed.ts";

/** Stands where a page will be: nothing at first, then a spinner. */
export function PageLoading() {
  if (!useDelayed(true)) return <div className={styles.area} />;
  return (
    <div className={styles.area}>
      <div className={styles.spinner} role="status" aria-label="Loading page" />
    </div>
  );
}
