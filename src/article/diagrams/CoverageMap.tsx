import styles from "./CoverageMap.module.css";
import frame from "./Diagram.module.css";
import { Diagram, Drawing, KeyEntry, Label, Swatch } from "./Diagram.tsx";

/** Outlines drawn by hand from a few dozen points each: a schematic, not for measuring. */
const SCOTLAND =
  "M171 181l-12 3-8 5-11 4-9-7-2 9-6-14 7-11 5-8-5-13 8-6-8-2-3 5-8-2 0-6-2 12-2 15-6 3 2-13 2-11 1-10 3-12 7-14-13 12-12-9 9-9 3-12-4-12 1-12 14-2-5-7 2-7 7-7 1-8 13 4 11-2 13-4 8 1-2 10-13 13-8 8 6 1-10 13 14-5 12-2 13 1 12-1 5 9-7 14-8 15-7 11-9 3 12 5-11 6-9 4 11 3 8-4 11 5 3 5-6 6 2 8-12 9zM112 90l-7 9-8-5-11-12 10-9 5 10zM111 122l-14 7 2-14 6 1zM103 154l-11-1 4-8 9-6zM124 161l-5-1 1-8 4 3zM99 50l-13 16-8-4 2-11 18-11zM75 74l1 22-6-1-1-20zM178 21l-12 5 0-10 9-9 7 3zM262 62l-2-9-8-8 8-8 3-5 9-8 1 9-6 8-2 12z";
const ENGLAND =
  "M171 181l8-10 12-9-2-8 6-6 9 9 1 13 4 10 6 14 13 6 4 9 8 6-3 9 7 13-12-5 9 8 8 14-6 10 6 4 4-7 18 2 10 13 0 6-3 15-7 6-8 8-2 7-10 4 8 1 16 2-2 9-9 9-9 3-8 4-11-3-13 4-8-4-6-3-3 7-9 5-12-1 0 4-11-8-11 4-2 9-4 7-11-5-14 2-6 7-4 7-6-7-6 3 6-7 10-8 6-10 5-9 1-5 7-1 1-6 16-1 11 0 1-7 6-9 0-8-7-5-3-7 3-9-5-6 5-10-3-6 9-2-4-6-4-6-3-6 6 1-4-7 5-7-4-3 2-5 3-6-8 0-10-17 5-15zM216 353l-4 4-6-4 6-3z";
const WALES =
  "M180 315l-7 4-4 5-9 0-6-7-10 1-4-7-6 3-6 2-5-4-3-7 6-6 9-4 12-10 1-11-2-9-14 3 10-10 4-7 8-4 11-1 6 4 4 6 4 6-9 2 3 6-5 10 5 6-3 9 3 7 7 5zM146 249l-6 6-5-6 2-5 6-1 5 5z";
const NORTHERN_IRELAND =
  "M78 178l4-6 10-2 9 2 3 7 7 10-5 6 8-1 3 9-4 7-7 2-3 6-6-2-8 2-3-6-6-8-4 6-8 5-7-4-7-9 10-6-2-5 8-6 2-5z";
const ISLE_OF_MAN = "M131 218l5 0 6-10-1-5-8 8z";

/** Towns and cities: a zero-length line with a round cap is a dot. */
const PLACES =
  "M239 320h0M198 281h0M190 241h0M206 228h0M205 181h0M182 330h0M271 275h0M147 363h0M209 337h0M244 296h0M238 340h0M161 351h0M174 188h0M217 216h0M213 312h0M168 319h0M146 315h0M151 277h0M150 254h0M168 146h0M144 146h0M193 87h0M142 84h0M170 118h0M92 54h0M173 19h0M155 178h0M99 84h0M165 45h0M266 327h0M130 366h0M258 300h0M263 50h0M140 180h0M160 64h0";

/** Where there are postcodes, coordinates and places, as a map and as a list. */
export function CoverageMap() {
  return (
    <Diagram
      layout="beside"
      caption="What the data covers. A grid means coordinates, a dot place names. British Forces (BFPO) postcodes are not covered."
    >
      <Drawing
        id="coverage-map"
        size={[296, 420]}
        title="Coverage by nation"
        description="An outline map. England, Scotland and Wales have places, and postcodes with coordinates; eastings and northings are on the British National Grid. Northern Ireland has postcodes with coordinates, eastings and northings on the Irish Grid, and no places. The Isle of Man and the Channel Islands have postcodes only."
      >
        <defs className={styles.grids}>
          <pattern id="coverage-map-british" width="9" height="9" patternUnits="userSpaceOnUse">
            <rect width="9" height="9" />
            <path d="M0 9V0h9" />
          </pattern>
          <pattern
            id="coverage-map-irish"
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" />
            <path d="M0 6V0h6" />
          </pattern>
        </defs>
        <g className={styles.british}>
          <path d={SCOTLAND} />
          <path d={ENGLAND} />
          <path d={WALES} />
        </g>
        <path className={styles.places} d={PLACES} />
        <path className={styles.irish} d={NORTHERN_IRELAND} />
        <path className={styles.bare} d={ISLE_OF_MAN} />
        <g className={styles.bare}>
          <circle cx="182" cy="402" r="3.5" />
          <circle cx="194" cy="412" r="4" />
          <circle cx="191" cy="392" r="2" />
        </g>
        <path className={styles.leader} d="M240 18h48v52h-48z" />
        <g className={styles.nation}>
          <Label x={149} y={107} text="Scotland" />
          <Label x={215} y={269} text="England" />
          <Label x={154} y={304} text="Wales" />
        </g>
        <path className={styles.leader} d="M88 221v11M133 221l-15 49M171 403h6" />
        <Label x={0} y={247} text="Northern Ireland" />
        <Label x={38} y={285} text="Isle of Man" />
        <Label className={styles.before} x={167} y={408} text="Channel Islands" />
      </Drawing>
      <dl className={frame.key}>
        <KeyEntry term={<Area kind="british" name="England, Scotland, Wales" />}>
          Places. Postcodes with coordinates; <code>eastings</code> and <code>northings</code> are
          on the British National Grid.
        </KeyEntry>
        <KeyEntry term={<Area kind="irish" name="Northern Ireland" />}>
          No places. Postcodes with coordinates; <code>eastings</code> and <code>northings</code>{" "}
          are on the Irish Grid.
        </KeyEntry>
        <KeyEntry term={<Area kind="bare" name="Isle of Man, Channel Islands" />}>
          Postcodes only: <code>longitude</code>, <code>latitude</code>, <code>eastings</code> and{" "}
          <code>northings</code> are <code>null</code>.
        </KeyEntry>
        <KeyEntry term={<Area kind="places" name="Places" />}>
          Towns, villages and other populated places of Great Britain.
        </KeyEntry>
      </dl>
    </Diagram>
  );
}

type AreaProps = { kind: "british" | "irish" | "bare" | "places"; name: string };

function Area({ kind, name }: AreaProps) {
  return (
    <>
      <Swatch>
        {kind === "places" ? (
          <path className={styles.places} d="M4 6h0M13 4h0M9 13h0" />
        ) : (
          <rect className={styles[kind]} x="1" y="1" width="16" height="16" rx="3" />
        )}
      </Swatch>{" "}
      {name}
    </>
  );
}
