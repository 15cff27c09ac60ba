import { guideAnchor } from "../../pages/addresses.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import { Code } from "../../ui/Code.tsx";
import { Scroller } from "../../ui/Scroller.tsx";
import { hasValues } from "../model/coverageWords.ts";
import {
  type Coverage,
  type Field,
  fieldGroups,
  type NationCoverage,
  nationNames,
  nations,
} from "../model/types.ts";
import styles from "./CoverageTable.module.css";
import { fieldGroupTitles } from "./groupedFields.ts";

const cells: Readonly<Record<Coverage, { words: string; legend: string }>> = {
  yes: { words: "yes", legend: "has a value" },
  some: { words: "some", legend: "for some postcodes" },
  pseudo: { words: "placeholder", legend: "placeholder" },
  no: { words: "no", legend: "always null" },
};

type CoveredField = Field & { coverage: NationCoverage };
type Props = { label: string; fields: readonly Field[]; guide: string };

/** Which fields have values in which nation, in the groups of the guide around it. */
export function CoverageTable({ label, fields, guide }: Props) {
  const covered = fields.filter(isCovered);
  return (
    <>
      <ul className={styles.legend}>
        {Object.entries(cells).map(([coverage, { words, legend }]) => (
          // Where there is no sign, the word of the table.
          <li key={coverage} data-coverage={coverage} data-twin-before={`${words}: `}>
            {legend}
          </li>
        ))}
      </ul>
      <Scroller label={label}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              {nations.map((nation) => (
                <th key={nation} scope="col">
                  <span>{nation === "islands" ? "Islands" : nationNames[nation]}</span>
                </th>
              ))}
            </tr>
          </thead>
          {[null, ...fieldGroups].map((group) => (
            <Group
              key={group}
              title={group === null ? null : fieldGroupTitles[group]}
              fields={covered.filter((field) => field.group === group)}
              guide={guide}
            />
          ))}
        </table>
      </Scroller>
    </>
  );
}

type GroupProps = { title: string | null; fields: readonly CoveredField[]; guide: string };

/** A group's first row counts its fields that have values for all or some postcodes. */
function Group({ title, fields, guide }: GroupProps) {
  if (fields.length === 0) return null;
  return (
    <tbody>
      {title !== null && (
        <tr className={styles.group}>
          <th scope="rowgroup">{title}</th>
          {nations.map((nation) => (
            <td key={nation}>
              {fields.filter(({ coverage }) => hasValues(coverage[nation])).length}/{fields.length}
            </td>
          ))}
        </tr>
      )}
      {fields.map(({ anchor, name, coverage }) => (
        <tr key={anchor}>
          <th scope="row">
            <Anchor href={`${guide}#${guideAnchor(anchor)}`}>
              <Code>{name}</Code>
            </Anchor>
          </th>
          {nations.map((nation) => (
            // The sign is in the style sheet; the word is for those who do not see it.
            <td key={nation} data-coverage={coverage[nation]}>
              <span className="visually-hidden">{cells[coverage[nation]].words}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function isCovered(field: Field): field is CoveredField {
  return field.coverage !== null;
}
