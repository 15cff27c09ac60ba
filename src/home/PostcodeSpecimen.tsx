import { fourStateBars } from "../lib/fourStateBars.ts";
import styles from "./PostcodeSpecimen.module.css";
import { postcodeParts } from "./postcodeParts.ts";

type Props = { outcode: string; incode: string };

/**
 * A postcode taken apart: one tile for each character, with the bars a sorting machine reads, and below
 * them how far each named part reaches. The outward half is filled, the inward half open.
 */
export function PostcodeSpecimen({ outcode, incode }: Props) {
  const parts = postcodeParts(`${outcode} ${incode}`);
  return (
    <figure className={styles.specimen} aria-label={`The postcode ${parts.unit} taken apart`}>
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
        <span key={index} className={styles.tile}>
          {character}
          <Bars character={character} />
        </span>
      ))}
    </div>
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
