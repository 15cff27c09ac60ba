import type { ReactNode } from "react";
import { runsOf } from "../../lib/runsOf.ts";
import { guideAnchor } from "../../pages/addresses.ts";
import { breakableAfter } from "../../ui/breakableAfter.tsx";
import { NameLink } from "../../ui/NameLink.tsx";
import { Scroller } from "../../ui/Scroller.tsx";
import { emptyWord, hasValues } from "../model/coverageWords.ts";
import {
  type Coverage,
  type Field,
  fieldGroups,
  type Nation,
  type NationCoverage,
  nationNames,
  nations,
} from "../model/types.ts";
import styles from "./CoverageTable.module.css";
import { fieldGroupTitles } from "./groupedFields.ts";

/** A cell says it in a word that fits a phone's column; without a value, it depends on the field. */
const words: Readonly<Record<Exclude<Coverage, "no">, ReactNode>> = {
  yes: "value",
  some: "some",
  pseudo: breakableAfter(/place/, "placeholder"),
};

type CoveredField = Field & { coverage: NationCoverage };
type Props = { label: string; fields: readonly Field[]; guide: string };

/** Which fields have values in which nation, in the groups of the guide around it. */
export function CoverageTable({ label, fields, guide }: Props) {
  const covered = fields.filter(isCovered);
  return (
    <Scroller label={label} className={styles.box}>
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
          <Cells
            kindOf={(nation) => fields.filter(({ coverage }) => hasValues(coverage[nation])).length}
            wordsFor={(count) => `${count}/${fields.length}`}
          />
        </tr>
      )}
      {fields.map((field) => (
        <tr key={field.anchor}>
          <th scope="row">
            <NameLink href={`${guide}#${guideAnchor(field.anchor)}`} name={field.name} />
          </th>
          <Cells
            kindOf={(nation) => field.coverage[nation]}
            wordsFor={(coverage) => (coverage === "no" ? emptyWord(field) : words[coverage])}
          />
        </tr>
      ))}
    </tbody>
  );
}

type CellsProps<Kind> = { kindOf: (nation: Nation) => Kind; wordsFor: (kind: Kind) => ReactNode };

/** One cell for neighbouring nations of which the same is true: a bar across their columns. */
function Cells<Kind extends Coverage | number>({ kindOf, wordsFor }: CellsProps<Kind>) {
  return runsOf(nations, kindOf).map(({ kind, length }, index) => (
    <td
      // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
      key={index}
      colSpan={length === 1 ? undefined : length}
      data-coverage={typeof kind === "string" ? kind : undefined}
    >
      {wordsFor(kind)}
    </td>
  ));
}

function isCovered(field: Field): field is CoveredField {
  return field.coverage !== null;
}
