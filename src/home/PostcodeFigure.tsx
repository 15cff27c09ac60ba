import { Tile } from "../ui/Tile.tsx";
import styles from "./PostcodeFigure.module.css";

type Props = { outcode: string; incode: string };

/**
 * A postcode taken apart: one tile for each character, with the bars a sorting machine reads, and below
 * them how far each named part reaches. The outward half is filled, the inward half open.
 */
export function PostcodeFigure({ outcode, incode }: Props) {
  const parts = postcodeParts(`${outcode} ${incode}`);
  return (
    <figure
      className={outcode.length < 4 ? `${styles.figure} ${styles.short}` : styles.figure}
      aria-label={`The parts of the postcode ${parts.unit}`}
    >
      <div className={styles.tiles} aria-hidden="true">
        <Half name="outcode" text={outcode} />
        <Half name="incode" text={incode} />
      </div>
      <div className={styles.below}>
        <dl className={styles.parts}>
          {Object.entries(parts).map(([name, value]) => (
            <div key={name} className={styles.part} data-part={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note} aria-hidden="true">
          Bars: Royal Mail’s four-state code
        </p>
      </div>
    </figure>
  );
}

function Half({ name, text }: { name: "outcode" | "incode"; text: string }) {
  return (
    <div className={styles.half} data-half={name}>
      <span className={styles.name}>{name}</span>
      {[...text].map((character, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
        <Tile key={index} character={character} look={name === "outcode" ? "filled" : "open"} />
      ))}
    </div>
  );
}

/** What each part of a postcode is called; every part but the first contains the one before it. */
type PostcodeParts = { area: string; district: string; sector: string; unit: string };

/** Takes a formatted postcode such as "SE1P 5ZZ" apart. */
export function postcodeParts(postcode: string): PostcodeParts {
  const [, area, rest, digit] = /^([A-Z]{1,2})(\d[A-Z\d]?) (\d)[A-Z]{2}$/.exec(postcode) ?? [];
  if (area === undefined || rest === undefined || digit === undefined) {
    throw new Error(`"${postcode}" is not a formatted postcode such as "SE1P 5ZZ".`);
  }
  const district = `${area}${rest}`;
  return { area, district, sector: `${district} ${digit}`, unit: postcode };
}
