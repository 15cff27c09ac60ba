import { Icon } from "./Icon.tsx";
import styles from "./ToolButton.module.css";

/** Wraps or scrolls the long lines of all code (article/enhance/codeWrap.ts). Shown where a line is too long. */
export function WrapButton() {
  return (
    <button
      type="button"
      className={styles.tool}
      title="Wrap long lines"
      aria-pressed="false"
      data-wrap-code=""
      data-needs-shell=""
    >
      <Icon name="wrap" />
      <span className="visually-hidden">Wrap long lines</span>
    </button>
  );
}
