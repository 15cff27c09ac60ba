import styles from "./ToolButton.module.css";

type Props = {
  /** What a screen reader says. */
  label?: string;
  /** What to copy. Without it: the code of the block the button is in. */
  text?: string;
};

/** Copies what belongs to it, and says so in its words for a moment (article/enhance/copyButtons.ts). */
export function CopyButton({ label = "Copy code", text }: Props) {
  return (
    <button
      type="button"
      className={styles.tool}
      title={label}
      data-copy=""
      data-copy-text={text}
    />
  );
}
