import type { ReactNode } from "react";
import { formatNumber } from "../../lib/formatNumber.ts";
import { Diagram, Drawing, Label, Swatch } from "./Diagram.tsx";
import styles from "./NearestCircle.module.css";

const CENTRE = { x: 150, y: 176 };
const UNITS_PER_METRE = 142 / 19_500;
const SUCCESS = 10_500;

/** A nearest search: what radius and limit cut off, and how a wide search grows. */
export function NearestCircle() {
  const [first = 0, second = 0] = LADDER;
  const last = LADDER.at(-1) ?? 0;
  const success = CENTRE.x - SUCCESS * UNITS_PER_METRE;
  return (
    <Diagram
      caption={
        <>
          A nearest search covers one circle; a wide search tries larger and larger ones.
          Illustrative locations.
        </>
      }
    >
      <div className={styles.panels}>
        <div className={styles.panel}>
          <p className={styles.heading}>
            <code>radius</code> and <code>limit</code>
          </p>
          <Drawing
            id="nearest-circle"
            size={[300, 222]}
            title="A nearest search with a limit of four"
            description="A circle around the postcode of the request. Of the eight postcodes inside, the four nearest are returned, numbered from 1 at the centre. Postcodes outside the circle are left out."
          >
            <circle className={styles.reach} cx="150" cy="112" r="98" />
            <path className={styles.radius} d="M150 112 235 63m-8.5-.5 8.5.5-4 7.5" />
            <Label x={240} y={62} text="radius" />
            <Dots points={OUTSIDE} radius={4} />
            <Dots points={PAST_LIMIT} radius={5} className={styles.inside} />
            {RETURNED.map(({ x, y }, index) => (
              <g key={x} className={styles.returned}>
                <circle cx={x} cy={y} r="11" />
                <Label x={x} y={y + 5} text={String(index + 1)} />
              </g>
            ))}
          </Drawing>
          <ul className={styles.notes}>
            <Note dots={styles.solid}>
              Returned, nearest first. The postcode itself is at distance 0.
            </Note>
            <Note dots={styles.inside}>
              Inside the circle, but past <code>limit</code>.
            </Note>
            <Note dots="">
              Outside <code>radius</code>.
            </Note>
          </ul>
        </div>
        <div className={styles.panel}>
          <p className={styles.heading}>
            <code>widesearch=true</code>
          </p>
          <Drawing
            id="nearest-circle-wide"
            size={[300, 222]}
            title="The ladder of a wide search"
            description={`Half circles around the point in the request, at ${formatNumber(first)} metres, ${formatNumber(second)} metres and so on to ${formatNumber(last)} metres. The search stops at the first circle that holds ${WANTED} postcodes, here ${formatNumber(SUCCESS)} metres.`}
          >
            <path className={styles.reach} d={arc(SUCCESS)} />
            <path className={styles.tried} d={arcs((radius) => radius < SUCCESS)} />
            <path className={styles.untried} d={arcs((radius) => radius > SUCCESS)} />
            <path className={styles.success} d={arc(SUCCESS)} />
            <path d="M2 176h296" />
            <Dots points={FURTHER} radius={3.5} />
            <Dots points={FOUND} radius={4} className={styles.solid} />
            <circle className={styles.centre} cx={CENTRE.x} cy={CENTRE.y} r="4.5" />
            <Label x={CENTRE.x - 22} y={196} text={`from ${metres(first)}`} />
            <Label className={styles.middle} x={success} y={196} text={metres(SUCCESS)} />
            <Label className={styles.stop} x={success} y={213} text="ten: stop" />
            <Label className={styles.middle} x={CENTRE.x} y={22} text={`at most ${metres(last)}`} />
          </Drawing>
          <ul className={styles.notes}>
            <Note>
              Tries {formatNumber(first)} m, {formatNumber(second)} m … {formatNumber(last)} m and
              stops at the first circle that holds {WANTED} postcodes.
            </Note>
          </ul>
        </div>
      </div>
    </Diagram>
  );
}

function arc(radius: number): string {
  const r = Math.round(radius * UNITS_PER_METRE * 10) / 10;
  return `M${CENTRE.x - r} ${CENTRE.y}a${r} ${r} 0 0 1 ${2 * r} 0`;
}

function arcs(isShown: (radius: number) => boolean): string {
  return LADDER.filter(isShown).map(arc).join("");
}

function metres(radius: number): string {
  return `${formatNumber(radius)} m`;
}

type DotsProps = { points: Positions; radius: number; className?: string | undefined };

function Dots({ points, radius, className }: DotsProps) {
  return (
    <g className={className}>
      {points.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
    </g>
  );
}

type NoteProps = {
  /** The class of the dots it explains, "" for plain dots. */
  dots?: string | undefined;
  children: ReactNode;
};

function Note({ dots, children }: NoteProps) {
  return (
    <li>
      {dots !== undefined && (
        <Swatch>
          <Dots points={[{ x: 9, y: 9 }]} radius={5.5} className={dots || undefined} />
        </Swatch>
      )}
      <span>{children}</span>
    </li>
  );
}

/** Positions as the `points` of an SVG polygon write them: "150,112 124,129". */
const positions = (points: string) =>
  points.split(" ").map((point) => {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return { x, y };
  });

type Positions = ReturnType<typeof positions>;

/** Invented positions, nearest first. The first is the postcode of the request. */
const RETURNED = positions("150,112 124,129 180,136 119,78");
const PAST_LIMIT = positions("202,102 141,176 86,147 168,46");
const OUTSIDE = positions("34,64 272,158 52,192 258,28 20,136");

/** Invented positions around the wide search: ten inside the try that succeeds. */
const FOUND = positions(
  "139,156 171,149 160,130 117,147 186,126 131,118 198,157 101,155 152,108 177,112",
);
const FURTHER = positions("64,136 232,120 118,60 262,154 186,48");

/** How far a wide search looks, in metres, one try after the other. The server has these fixed. */
export const LADDER: readonly number[] = Array.from({ length: 20 }, (_, step) => 500 + step * 1000);

/** A try succeeds when at least this many postcodes lie inside; no more are returned. */
const WANTED = 10;
