import type { ComponentProps } from "react";
import styles from "./Button.module.css";

type Props = Omit<ComponentProps<"button">, "type" | "className">;

export function Button(props: Props) {
  return <button type="button" className={styles.button} {...props} />;
}
