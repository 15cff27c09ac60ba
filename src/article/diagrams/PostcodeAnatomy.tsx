import { barsPath } from "../../ui/barsPath.ts";
import frame from "./Diagram.module.css";
import { Diagram, Drawing, KeyEntry, Label } from "./Diagram.tsx";
import styles from "./PostcodeAnatomy.module.css";

type Half = { name: string; kind: "outward" | "inward"; left: number; characters: string };

const HALVES: readonly Half[] = [
  { name: "outward code", kind: "outward", left: 16, characters: "SW1A" },
  { name: "inward code", kind: "inward", left: 190, characters: "2AA" },
];

/** The room one character takes, and the tile in it. */
const CELL = 38;
const TILE = 34;

/** From the largest area to the smallest: each begins at the left and covers more characters. */
const PARTS = [
  { name: "Area", end: 90, y: 136 },
  { name: "District", end: 166, y: 166 },
  { name: "Sector", end: 226, y: 196 },
  { name: "Unit", end: 302, y: 226 },
] as const;

/**
 * A postcode taken apart: two halves above, four nested areas below. The tiles are those of the home
 * page: the outward half is filled, the inward half open.
 */
export function PostcodeAnatomy() {
  return (
    <Diagram
      layout="beside"
      caption="The two halves of a postcode, and the four areas it names. Each area is inside the one before it."
    >
      <Drawing
        id="postcode-anatomy"
        size={[320, 230]}
        title="The parts of the postcode SW1A 2AA"
        description="SW1A is the outward code and 2AA the inward code. SW is the area, SW1A the district, SW1A 2 the sector and SW1A 2AA the unit."
      >
        {HALVES.map(({ name, kind, left, characters }) => {
          const width = characters.length * CELL;
          return (
            <g key={kind} className={`${styles.half} ${styles[kind]}`}>
              <Label x={left + width / 2} y={22} text={name} />
              <path d={`M${left + 2} 42v-8h${width - 4}v8`} />
              {[...characters].map((character, index) => (
                <g
                  // biome-ignore lint/suspicious/noArrayIndexKey: a character has no name but its place
                  key={index}
                  className={styles.tile}
                  transform={`translate(${left + index * CELL + (CELL - TILE) / 2} 50)`}
                >
                  <rect width={TILE} height="54" rx="5" />
                  <Label className={styles.character} x={TILE / 2} y={33} text={character} />
                  <path className={styles.bars} d={barsPath(character)} />
                </g>
              ))}
            </g>
          );
        })}
        {PARTS.map(({ name, end, y }) => (
          <g key={name}>
            <path d={`M18 112V${y}H${end}V112`} />
            <Label className={styles.part} x={end - 6} y={y - 8} text={name} />
          </g>
        ))}
      </Drawing>
      <dl className={frame.key}>
        <KeyEntry term={<Part name="Area" code="SW" />}>
          The one or two letters at the start.
        </KeyEntry>
        <KeyEntry term={<Part name="District" code="SW1A" />}>
          The whole outward code: the field <code>outcode</code>.
        </KeyEntry>
        <KeyEntry term={<Part name="Sector" code="SW1A 2" />}>
          The outward code and the first digit of the inward code.
        </KeyEntry>
        <KeyEntry term={<Part name="Unit" code="SW1A 2AA" />}>
          The whole postcode. The last three characters are the field <code>incode</code>.
        </KeyEntry>
      </dl>
    </Diagram>
  );
}

function Part({ name, code }: { name: string; code: string }) {
  return (
    <>
      {name} <code>{code}</code>
    </>
  );
}
