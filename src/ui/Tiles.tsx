import { Tile, type TileLook } from "./Tile.tsx";
import styles from "./Tiles.module.css";

type Props = {
  /** Characters from left to right; null is the space between the halves of a postcode. */
  tiles: readonly (readonly [character: string, look: TileLook] | null)[];
};

/** A small drawing for pages that have nothing else to show. Decoration: say in words what it means. */
export function Tiles({ tiles }: Props) {
  return (
    <div className={styles.tiles} aria-hidden="true">
      {tiles.map((tile, index) =>
        tile === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: never reordered, the order is the identity
          <span key={index} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: never reordered, the order is the identity
          <Tile key={index} character={tile[0]} look={tile[1]} />
        ),
      )}
    </div>
  );
}
