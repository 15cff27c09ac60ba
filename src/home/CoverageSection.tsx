import { reference } from "virtual:reference";
import type { Coverage, Nation } from "../reference/model/types.ts";
import { fieldGroups } from "../reference/model/types.ts";
import { Anchor } from "../ui/Anchor.tsx";
import { Heading } from "../ui/Heading.tsx";
import styles from "./CoverageSection.module.css";
import { coverageStrips, type Strip } from "./coverageStrips.ts";
import { schemaOf } from "./schemaOf.ts";

const NAMES: Readonly<Record<Nation, string>> = {
  england: "England",
  wales: "Wales",
  scotland: "Scotland",
  northernIreland: "Northern Ireland",
  islands: "Channel Islands, Isle of Man",
};
const REMARKS: Readonly<Record<Nation, string>> = {
  england: "Places too",
  wales: "Places too",
  scotland: "Places and Holyrood constituencies too",
  northernIreland: "Grid references on the Irish Grid; no places",
  islands: "No coordinates, no places",
};
const LEGEND: Readonly<Record<Coverage, string>> = {
  yes: "filled",
  some: "filled in part",
  pseudo: "a placeholder name",
  no: "null",
};

/** Which nations the data covers, and how much of a postcode's record is filled in each. */
export function CoverageSection() {
  const strips = coverageStrips(schemaOf(reference, "Postcode").children);
  return (
    <section>
      <Heading level={2} id="coverage">
        What the data covers
      </Heading>
      <p className={styles.lead}>
        Live and terminated postcodes of the United Kingdom, the Channel Islands and the Isle of
        Man; places of Great Britain. Each square is one field of a postcode, so you see what to
        expect where. Not part of the data: addresses, streets, post towns, UPRNs, boundaries and
        BFPO codes.
      </p>
      <table className={styles.table}>
        <caption className="visually-hidden">
          Fields of a postcode that are filled, by nation
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Nation</th>
            <th scope="col">Fields filled</th>
            <th scope="col">Remarks</th>
          </tr>
        </thead>
        <tbody>
          {strips.map((strip) => (
            <tr key={strip.nation}>
              <th scope="row">{NAMES[strip.nation]}</th>
              <td className={styles.cells}>
                <Squares marks={strip.marks} />
                <span className={styles.count}>
                  {strip.filled} of {strip.marks.length}
                </span>
              </td>
              <td className={styles.remark}>{REMARKS[strip.nation]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend} aria-hidden="true">
        {Object.entries(LEGEND).map(([coverage, words]) => (
          <li key={coverage}>
            <svg className={styles.key} viewBox="0 0 10 10" aria-hidden="true" focusable="false">
              <path className={styles[coverage]} d="M1 1h8v8H1z" />
            </svg>
            {words}
          </li>
        ))}
      </ul>
      <p>
        The groups are, from left to right, {fieldGroups.join(", ")}.{" "}
        <Anchor href="/docs/postcode/schema">Every field, with its coverage by nation</Anchor>
      </p>
    </section>
  );
}

const SIZE = 10;
const GROUP_GAP = 6;

/** All marks of one kind are one path, in the colour of that kind. A wider gap parts the groups. */
function Squares({ marks }: Pick<Strip, "marks">) {
  const groups = [...new Set(marks.map(({ group }) => group))];
  const placed = marks.map(({ coverage, group }, index) => {
    const left = index * SIZE + groups.indexOf(group) * GROUP_GAP + 1;
    return { coverage, path: `M${left} 1h8v8h-8z` };
  });
  const width = marks.length * SIZE + (groups.length - 1) * GROUP_GAP;
  return (
    <svg
      className={styles.squares}
      viewBox={`0 0 ${width} ${SIZE}`}
      aria-hidden="true"
      focusable="false"
    >
      {Object.keys(LEGEND).map((kind) => {
        const paths = placed.flatMap(({ coverage, path }) => (coverage === kind ? [path] : []));
        return paths.length > 0 && <path key={kind} className={styles[kind]} d={paths.join("")} />;
      })}
    </svg>
  );
}
