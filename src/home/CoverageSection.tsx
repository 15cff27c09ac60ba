import { useReference } from "../article/SiteContext.ts";
import { hasValues } from "../reference/model/coverageWords.ts";
import { schemaNamed } from "../reference/model/find.ts";
import {
  type Coverage,
  type Field,
  type FieldGroup,
  fieldGroups,
  type Nation,
  nationNames,
  nations,
} from "../reference/model/types.ts";
import { Anchor } from "../ui/Anchor.tsx";
import { Heading } from "../ui/Heading.tsx";
import styles from "./CoverageSection.module.css";

const REMARKS: Readonly<Record<Nation, string>> = {
  england: "Places too",
  wales: "Places too",
  scotland: "Places and Scottish Parliament constituencies too",
  northernIreland: "Irish Grid references; no places",
  islands: "No coordinates, no places",
};
const LEGEND: readonly (readonly [Coverage, string])[] = [
  ["yes", "has a value"],
  ["some", "for some postcodes"],
  ["pseudo", "placeholder name"],
  ["no", "null"],
];

/** Which nations the data covers, and how many fields of a postcode have a value in each. */
export function CoverageSection() {
  const strips = coverageStrips(schemaNamed(useReference(), "Postcode").children);
  return (
    <section data-late="">
      <Heading level={2} id="coverage">
        What the data covers
      </Heading>
      <p className={styles.lead}>
        Postcodes in the UK, the Channel Islands and the Isle of Man; places in Great Britain.{" "}
        <Anchor href="/docs/overview#not-offered">Not included</Anchor>: addresses, streets, post
        towns, UPRNs, boundaries and British Forces (BFPO) postcodes.
      </p>
      <table className={styles.table}>
        <caption className="visually-hidden">
          Fields of a postcode that have a value, by nation; placeholders are not counted
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Nation</th>
            <th scope="col">Fields with a value</th>
            <th scope="col">Remarks</th>
          </tr>
        </thead>
        <tbody>
          {strips.map((strip) => (
            <tr key={strip.nation}>
              <th scope="row">{nationNames[strip.nation]}</th>
              <td className={styles.cells}>
                <Bars marks={strip.marks} />
                <span className={styles.count}>
                  {strip.filled} of {strip.marks.length}
                </span>
              </td>
              <td className={styles.remark}>{REMARKS[strip.nation]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={`plain ${styles.legend}`} aria-hidden="true">
        {LEGEND.map(([coverage, words]) => (
          <li key={coverage}>
            <Drawing className={styles.key} width={SIZE} places={[{ coverage, left: 1 }]} />
            {words}
          </li>
        ))}
      </ul>
      <p className={styles.groups}>
        Each square is a field, in groups: {fieldGroups.join(", ")}.{" "}
        <Anchor href="/docs/postcode/schema#coverage">See every field by nation</Anchor>
      </p>
    </section>
  );
}

const SIZE = 10;
const GROUP_GAP = 6;

/** How each kind is drawn, so that they differ without colour too: class and shape, from the left edge. */
const SHAPES: Readonly<Record<Coverage, readonly (readonly [className: string, shape: string])[]>> =
  {
    yes: [["full", "1h8v8h-8z"]],
    some: [
      ["outline", "1h8v8h-8z"],
      ["full", "5h8v4h-8z"],
    ],
    pseudo: [["outline", "1h8v8h-8z"]],
    no: [["empty", "1h8v8h-8z"]],
  };

/** A wider gap parts the groups. */
function Bars({ marks }: Pick<Strip, "marks">) {
  const groups = [...new Set(marks.map(({ group }) => group))];
  const places = marks.map(({ coverage, group }, index) => {
    return { coverage, left: index * SIZE + groups.indexOf(group) * GROUP_GAP + 1 };
  });
  const width = marks.length * SIZE + (groups.length - 1) * GROUP_GAP;
  return <Drawing className={styles.bars} width={width} places={places} />;
}

type DrawingProps = {
  className: string | undefined;
  width: number;
  places: readonly { coverage: Coverage; left: number }[];
};

/** All shapes of one class are one path. */
function Drawing({ className, width, places }: DrawingProps) {
  const shapes = places.flatMap(({ coverage, left }) =>
    SHAPES[coverage].map(([name, shape]) => ({ name, path: `M${left} ${shape}` })),
  );
  const names = ["empty", "outline", "full"].filter((name) =>
    shapes.some((shape) => shape.name === name),
  );
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${SIZE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {names.map((name) => (
        <path
          key={name}
          className={styles[name]}
          d={shapes.flatMap((shape) => (shape.name === name ? [shape.path] : [])).join("")}
        />
      ))}
    </svg>
  );
}

type Mark = { field: string; group: FieldGroup; coverage: Coverage };

/** One nation's row of the coverage picture: a mark for each field, the fields in the same order in every row. */
type Strip = {
  nation: Nation;
  marks: readonly Mark[];
  /** Fields that hold a real value in every, or in some, postcodes of the nation. */
  filled: number;
};

/** Only fields of which the contract states the coverage count; grouped so that gaps are together. */
export function coverageStrips(fields: readonly Field[]): Strip[] {
  const stated = fieldGroups.flatMap((group) =>
    fields.flatMap(({ name, coverage, group: own }) =>
      own === group && coverage !== null ? [{ name, group, coverage }] : [],
    ),
  );
  return nations.map((nation) => {
    const marks = stated.map(({ name, group, coverage }) => {
      return { field: name, group, coverage: coverage[nation] };
    });
    const filled = marks.filter(({ coverage }) => hasValues(coverage)).length;
    return { nation, marks, filled };
  });
}
