import { Anchor } from "../../ui/Anchor.tsx";
import { Code } from "../../ui/Code.tsx";
import { Scroller } from "../../ui/Scroller.tsx";
import { type Coverage, type Field, nationNames, nations } from "../model/types.ts";
import styles from "./CoverageTable.module.css";
import type { AddressOf } from "./links.ts";

const cells: Readonly<Record<Coverage, { sign: string; words: string }>> = {
  yes: { sign: "●", words: "yes" },
  some: { sign: "◐", words: "some" },
  pseudo: { sign: "◇", words: "pseudo" },
  no: { sign: "–", words: "no" },
};

type Props = { label: string; fields: readonly Field[]; addressOf: AddressOf };

/** Which fields are filled in which nation. */
export function CoverageTable({ label, fields, addressOf }: Props) {
  return (
    <>
      <ul className={styles.legend}>
        <li>
          <b>●</b> filled
        </li>
        <li>
          <b>◐</b> for some postcodes
        </li>
        <li>
          <b>◇</b> a pseudo value
        </li>
        <li>
          <b>–</b> always null
        </li>
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
          <tbody>
            {fields.flatMap(({ anchor, name, coverage }) =>
              coverage === null
                ? []
                : [
                    <tr key={anchor}>
                      <th scope="row">
                        <Anchor href={addressOf(anchor).href}>
                          <Code>{name}</Code>
                        </Anchor>
                      </th>
                      {nations.map((nation) => (
                        <Cell key={nation} coverage={coverage[nation]} />
                      ))}
                    </tr>,
                  ],
            )}
          </tbody>
        </table>
      </Scroller>
    </>
  );
}

function Cell({ coverage }: { coverage: Coverage }) {
  const { sign, words } = cells[coverage];
  return (
    <td data-coverage={coverage}>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{words}</span>
    </td>
  );
}
