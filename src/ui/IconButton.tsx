import type { ButtonHTMLAttributes } from "react";
import styles from "./IconButton.module.css";

/** A square button of the shell that holds an icon. */
export function IconButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  const classes = className ? `${styles.button} ${className}` : styles.button;
  return <button type="button" className={classes} {...rest} />;
}
