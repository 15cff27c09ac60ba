import styles from "./Logo.module.css";

/** A map pin whose head is a postcode's two halves: the outward part filled, the inward part open. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        className={styles.pin}
        d="M16 2a11 11 0 0 0-11 11c0 7.6 11 17 11 17s11-9.4 11-17A11 11 0 0 0 16 2Z"
      />
      <path className={styles.halves} d="M10 10h5v6h-5zM18 10h4M18 13h4M18 16h4" />
    </svg>
  );
}
