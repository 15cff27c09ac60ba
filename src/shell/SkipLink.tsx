import { CONTENT_ID } from "./Content.tsx";
import styles from "./SkipLink.module.css";

/** First in tab order, seen only when it has focus. */
export function SkipLink() {
  return (
    <a className={styles.link} href={`#${CONTENT_ID}`}>
      Skip to content
    </a>
  );
}
