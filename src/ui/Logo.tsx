import { LOGO_RADIUS, LOGO_SIZE, logoBars } from "../lib/logoShape.ts";
import styles from "./Logo.module.css";

/** A tile of the postcode on the home page: P, in the bars of Royal Mail's four-state code. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox={`0 0 ${LOGO_SIZE} ${LOGO_SIZE}`} aria-hidden="true">
      <rect className={styles.tile} width={LOGO_SIZE} height={LOGO_SIZE} rx={LOGO_RADIUS} />
      <path className={styles.bars} d={logoBars} />
    </svg>
  );
}
