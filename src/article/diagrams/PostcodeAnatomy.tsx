import { barsPath } from "../../ui/barsPath.ts";
import frame from "./Diagram.module.css";
import { Diagram, Drawing } from "./Diagram.tsx";
import styles from "./PostcodeAnatomy.module.css";

type Half = { name: string; kind: "outward" | "inward"; left: number; characters: string };

const HALVES: readonly Half[] = [
  { name: "outward code", kind: "outward", left: 16, characters: "SW1A" },
  { name: "inward code", kind: "inward", left: 190, characters: "2AA" },
];

/** The room one character takes, and the tile in it. */
const CELL = 38;
const TILE = 34;

/** From the largest area to the smallest: each begins at the left and takes in more characters. */
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
              <text x={left + width / 2} y="22">
                {name}
              </text>
              <path d={`M${left + 2} 42v-8h${width - 4}v8`} />
              {[...characters].map((character, index) => (
                <g
                  // biome-ignore lint/suspicious/noArrayIndexKey: a character has no name but its place
                  key={index}
                  className={styles.tile}
                  transform={`translate(${left + index * CELL + (CELL - TILE) / 2} 50)`}
                >
                  <rect width={TILE} height="54" rx="5" />
                  <text className={styles.character} x={TILE / 2} y="33">
                    {character}
                  </text>
                  <path className={styles.bars} d={barsPath(character)} />
                </g>
              ))}
            </g>
          );
        })}
        {PARTS.map(({ name, end, y }) => (
          <g key={name}>
            <path d={`M18 112V${y}H${end}V112`} />
            <text className={styles.part} x={end - 6} y={y - 8}>
              {name}
            </text>
          </g>
        ))}
      </Drawing>
      <dl className={frame.key}>
        <div>
          <dt>
            Area <code>SW</code>
          </dt>
          <dd>The one or two letters at the start.</dd>
        </div>
        <div>
          <dt>
            District <code>SW1A</code>
          </dt>
          <dd>
            The whole outward code: the field <code>outcode</code>.
          </dd>
        </div>
        <div>
          <dt>
            Sector <code>SW1A 2</code>
          </dt>
          <dd>The outward code and the first digit of the inward code.</dd>
        </div>
        <div>
          <dt>
            Unit <code>SW1A 2AA</code>
          </dt>
          <dd>
            The whole postcode. The last three characters are the field <code>incode</code>.
          </dd>
        </div>
      </dl>
    </Diagram>
  );
}
