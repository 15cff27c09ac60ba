import { Icon } from "./Icon.tsx";
import styles from "./ToolButton.module.css";

type Props = {
  /** What a screen reader says. */
  label?: string;
  /** What to copy. Without it: the code of the block the button is in. */
  text?: string;
};

/** Copies what belongs to it (article/enhance/copyButtons.ts). All its states are in the markup. */
export function CopyButton({ label = "Copy code", text }: Props) {
  return (
    <button
      type="button"
      className={styles.tool}
      title={label}
      data-copy=""
      data-copy-text={text}
      data-needs-shell=""
    >
      <span data-state="">
        <Icon name="copy" />
        <span className="visually-hidden">{label}</span>
      </span>
      <span data-state="copied">
        <Icon name="done" /> Copied
      </span>
      <span data-state="failed">
        <Icon name="close" /> Not copied
        <span className="visually-hidden">. The text is selected.</span>
      </span>
    </button>
  );
}
