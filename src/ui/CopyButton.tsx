import styles from "./CopyButton.module.css";
import { Icon } from "./Icon.tsx";

type Props = {
  /** What a screen reader says. */
  label?: string;
  /** What to copy. Without it: the code of the block the button stands in. */
  text?: string;
  /** In the corner of a block, or in a line of text. */
  placement?: "corner" | "line";
};

/** Copies what belongs to it (article/enhance.ts). All its states are in the markup. */
export function CopyButton({ label = "Copy code", text, placement = "corner" }: Props) {
  return (
    <button
      type="button"
      className={styles.copy}
      data-placement={placement}
      data-copy=""
      data-copy-text={text}
      data-needs-shell=""
    >
      <span data-state="">
        <Icon name="copy" />
        <span className="visually-hidden">{label}</span>
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
