import type { ButtonHTMLAttributes } from "react";
import styles from "./IconButton.module.css";

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { className: string | undefined };

/** A square button of the shell that holds an icon. */
export function IconButton({ className, ...rest }: Props) {
  return <button type="button" className={`${styles.button} ${className}`} {...rest} />;
}
