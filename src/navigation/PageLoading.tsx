import { logoBarShapes } from "../lib/logoShape.ts";
import styles from "./PageLoading.module.css";
import { useDelayed } from "./useDelayed.ts";

/** Shown until a page is there: nothing at first, then the logo's bars, read one after the other. */
export function PageLoading() {
  if (!useDelayed()) return <div className={styles.area} />;
  return (
    <div className={styles.area}>
      <svg className={styles.bars} viewBox="2 2 28 28" role="status" aria-label="Loading page">
        {logoBarShapes.map((shape) => (
          <path key={shape} d={shape} />
        ))}
      </svg>
    </div>
  );
}
