import styles from "./MethodBadge.module.css";

type Props = { method: string };

export function MethodBadge({ method }: Props) {
  return (
    <span className={styles.badge} data-method={method}>
      {method.toUpperCase()}
    </span>
  );
}
