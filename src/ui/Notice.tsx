import { Button } from "./Button.tsx";
import styles from "./Notice.module.css";
import { Tiles } from "./Tiles.tsx";

const OUTWARD = [
  ["S", "filled"],
  ["E", "filled"],
  ["1", "filled"],
  ["P", "filled"],
] as const;

/** Half a postcode has come, or a whole one has come apart. */
const DRAWINGS = {
  interrupted: [...OUTWARD, null, ["5", "open"], ["Z", "missing"], ["Z", "missing"]],
  broken: [...OUTWARD, null, ["5", "open"], ["Z", "open"], ["Z", "fallen"]],
} as const;

type Props = {
  drawing: keyof typeof DRAWINGS;
  title: string;
  text: string;
  /** The error's own words. */
  detail: string;
  action: string;
  onAction: () => void;
};

/** Shown in place of a page that cannot be shown, with the one thing a reader can do. */
export function Notice({ drawing, title, text, detail, action, onAction }: Props) {
  return (
    <div className={styles.notice} role="alert">
      <Tiles tiles={DRAWINGS[drawing]} />
      <h1>{title}</h1>
      <p>{text}</p>
      <p className={styles.detail}>{detail}</p>
      <Button onClick={onAction}>{action}</Button>
    </div>
  );
}
