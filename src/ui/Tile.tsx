import { barsPath } from "./barsPath.ts";
import styles from "./Tile.module.css";

/** Filled: the outward half. Open: the inward half. Missing: its character did not arrive. Fallen: out of line. */
export type TileLook = "filled" | "open" | "missing" | "fallen";

type Props = { character: string; look: TileLook };

/** One character of a postcode over the bars a sorting machine reads. As large as the type around it. */
export function Tile({ character, look }: Props) {
  return (
    <span className={styles.tile} data-look={look}>
      {character}
      <svg className={styles.bars} viewBox="0 0 14 9" aria-hidden="true">
        <path d={barsPath(character)} />
      </svg>
    </span>
  );
}
