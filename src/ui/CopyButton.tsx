import styles from "./CopyButton.module.css";
import { Icon } from "./Icon.tsx";

/** Copies the code of the block it stands in (article/enhance.ts). All its states are in the markup. */
export function CopyButton() {
  return (
    <button type="button" className={styles.copy} data-copy="" data-needs-shell="">
      <span data-state="">
        <Icon name="copy" />
        <span className="visually-hidden">Copy code</span>
      </span>
      <span data-state="copied" role="status">
        <Icon name="done" /> Copied
      </span>
      <span data-state="failed" role="status">
        <Icon name="close" /> Not copied
      </span>
    </button>
  );
}
