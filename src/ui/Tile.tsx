import { fourStateBars } from "../lib/fourStateBars.ts";
import styles from "./Tile.module.css";

/** Filled: the outward half. Open: the inward half. Missing: its character did not arrive. Fallen: out of line. */
export type TileLook = "filled" | "open" | "missing" | "fallen";

type Props = { character: string; look: TileLook };

/** One character of a postcode over the bars a sorting machine reads. As large as the type around it. */
export function Tile({ character, look }: Props) {
  return (
    <span className={styles.tile} data-look={look}>
      {character}
      <Bars character={character} />
    </span>
  );
}

/** Four bars on a grid of 14 × 9; each is a third, two thirds or the whole of the height. */
function Bars({ character }: { character: string }) {
  const path = fourStateBars(character)
    .map(({ up, down }, bar) => `M${1 + bar * 4} ${up ? 0 : 3}V${down ? 9 : 6}`)
    .join("");
  return (
    <svg className={styles.bars} viewBox="0 0 14 9" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
